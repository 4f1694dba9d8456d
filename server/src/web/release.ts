import { RemoteRelease, ShellRelease, type AnyRelease } from '@metier/sdk/contract';
import { Check } from 'typebox/schema';

/** URL of a file of a release. */
export const addressOf = ({ name, version }: Pick<AnyRelease, 'name' | 'version'>, file: string): string =>
  `/mf/${name}/${version}/${file}`;

export function readShellRelease(text: string): ShellRelease {
  const release: unknown = JSON.parse(text);
  if (!Check(ShellRelease, release)) throw new Error('This is not the release of a shell');
  return release;
}

export function readRemoteRelease(text: string): RemoteRelease {
  const release: unknown = JSON.parse(text);
  if (!Check(RemoteRelease, release)) throw new Error('This is not the release of a remote');
  return release;
}
