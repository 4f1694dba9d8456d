import { RemoteRelease, ShellRelease } from '@metier/shared/contract';
import { Check } from 'typebox/schema';

/** Where the browser finds a file of a remote. */
export const addressOf = ({ name, version }: Pick<RemoteRelease, 'name' | 'version'>, file: string): string =>
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
