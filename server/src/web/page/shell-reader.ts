import type { ShellRelease } from '@metier/sdk/contract';
import { prepareShell, type Shell } from './page';

/**
 * Returns a function that prepares the page of a shell's release with its files at an origin; undefined without that
 * page. It is prepared once for the usual origin.
 */
export function createShellReader(
  readPage: (release: ShellRelease) => Promise<Buffer | undefined>,
  usualAssetsUrl: string | undefined,
) {
  // A file of a release stays in memory as the same buffer; a watched one is read again for each request.
  const shells = new WeakMap<Buffer, Shell>();
  return async (
    release: ShellRelease | undefined,
    assetsUrl: string | undefined,
  ): Promise<Shell | undefined> => {
    const content = release && (await readPage(release));
    if (!content) return undefined;
    if (assetsUrl !== usualAssetsUrl) return prepareShell(release, content.toString(), assetsUrl);
    const shell = shells.get(content) ?? prepareShell(release, content.toString(), assetsUrl);
    shells.set(content, shell);
    return shell;
  };
}
