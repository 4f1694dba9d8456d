import { FragmentAccess, RouteAccess } from '@metier/shared/contract';
import { Type, type Static } from 'typebox';
import { Check } from 'typebox/schema';

const Files = Type.Record(Type.String(), Type.Object({ integrity: Type.String(), size: Type.Integer() }));
const Needed = Type.Object({ files: Type.Array(Type.String()) });

const common = { name: Type.String(), version: Type.String(), files: Files };

/** What the build says about the shell (`shell/dist/release.json`). */
export const ShellRelease = Type.Object({ ...common, start: Type.Array(Type.String()) });
export type ShellRelease = Static<typeof ShellRelease>;

/** What the build says about a remote (`mf-…/dist/release.json`). File names are relative to its `dist`. */
export const RemoteRelease = Type.Object({
  ...common,
  contract: Type.Integer(),
  container: Type.String(),
  shared: Type.Record(Type.String(), Type.String()),
  entry: Type.String(),
  /** What the remote's public face needs, beside the entry. */
  expose: Type.Array(Type.String()),
  routes: Type.Array(Type.Intersect([RouteAccess, Needed])),
  fragments: Type.Array(Type.Intersect([FragmentAccess, Needed])),
});
export type RemoteRelease = Static<typeof RemoteRelease>;

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
