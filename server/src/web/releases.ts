import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteRelease, ShellRelease } from '@metier/shared/contract';
import { readRemoteRelease, readShellRelease } from './release';

/** The shell as it is served: its release, and its page as the build left it. */
export interface Shell {
  readonly release: ShellRelease;
  readonly page: string;
}

/** What is live. Files are looked at again on every question, so that a deploy needs no restart. */
export interface Releases {
  /** Undefined as long as the shell has never been built. */
  readShell(): Promise<Shell | undefined>;
  /** The newest whole release of every remote that has ever been seen. */
  listRemotes(): Promise<RemoteRelease[]>;
}

/**
 * Gives what a file says, reading it again only when it has changed. When the file is gone or makes no sense (a deploy
 * is under way, a disk is away), the last good answer stands.
 */
function keepCurrent<Content>(file: string, parse: (text: string) => Content | Promise<Content>) {
  let seen = '';
  let content: Content | undefined;
  return async (): Promise<Content | undefined> => {
    try {
      const { mtimeMs, size, ino } = await stat(file);
      const mark = `${mtimeMs} ${size} ${ino}`;
      if (mark !== seen) {
        content = await parse(await readFile(file, 'utf8'));
        seen = mark;
      }
    } catch {
      seen = '';
    }
    return content;
  };
}

/** Reads the releases of the workspaces in a folder: `shell/dist`, `mf-…/dist`. */
export function openReleases(directory: string): Releases {
  const readers = new Map<string, () => Promise<RemoteRelease | undefined>>();
  const shell = keepCurrent(join(directory, 'shell/dist/release.json'), async (text) => ({
    release: readShellRelease(text),
    page: await readFile(join(directory, 'shell/dist/index.html'), 'utf8'),
  }));

  async function findRemotes(): Promise<void> {
    for (const name of (await readdir(directory)).sort()) {
      if (!name.startsWith('mf-') || readers.has(name)) continue;
      readers.set(name, keepCurrent(join(directory, name, 'dist/release.json'), readRemoteRelease));
    }
  }

  return {
    readShell: shell,
    async listRemotes() {
      await findRemotes();
      const found = await Promise.all([...readers.values()].map((read) => read()));
      return found.filter((release) => release !== undefined);
    },
  };
}
