import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyRelease, RemoteRelease, ShellRelease } from '@metier/sdk/contract';
import { readRemoteRelease, readShellRelease } from './release';
import { cacheFile } from './cached-file';

/** Development bundles: their `dist` is checked again on every request and replaces the release. */
export interface DevBundles {
  readShell(): Promise<ShellRelease | undefined>;
  listRemotes(): Promise<RemoteRelease[]>;
  /** A file listed in the current build of a bundle; undefined if there is none. */
  readFile(name: string, version: string, file: string): Promise<Buffer | undefined>;
}

/** Source maps are not listed, but are stored next to the listed files. */
const isNamed = ({ files }: AnyRelease, file: string) => Object.hasOwn(files, file.replace(/\.map$/, ''));

/**
 * Their files change while a page is open, which would then refuse the new ones: a page of development checks
 * no hash.
 */
const withoutHashes =
  <Release extends AnyRelease>(read: (text: string) => Release) =>
  (text: string): Release => {
    const release = read(text);
    const files = Object.entries(release.files).map(([file, { size }]) => [file, { size, integrity: '' }]);
    return { ...release, files: Object.fromEntries(files) as Release['files'] };
  };

/** Reads the builds of these bundles from a folder of workspaces: `shell/dist`, `mf-…/dist`. */
export function openDevBundles(directory: string, names: readonly string[]): DevBundles {
  const describe = (name: string) => join(directory, name, 'dist/release.json');
  const readShell = names.includes('shell')
    ? cacheFile(describe('shell'), withoutHashes(readShellRelease))
    : async () => undefined;
  const readers = names
    .filter((name) => name !== 'shell')
    .map((name) => [name, cacheFile(describe(name), withoutHashes(readRemoteRelease))] as const);

  return {
    readShell,
    async listRemotes() {
      const found = await Promise.all(readers.map(([, read]) => read()));
      return found.filter((release) => release !== undefined);
    },
    async readFile(name, version, file) {
      const reader = name === 'shell' ? readShell : new Map(readers).get(name);
      const release = await reader?.();
      if (release?.version !== version || !isNamed(release, file)) return undefined;
      return readFile(join(directory, name, 'dist', file)).catch(() => undefined);
    },
  };
}
