import type { RegistryRemote } from '@metier/sdk/contract';
import type { Remote } from '@metier/sdk/remote';
import { registerRelease } from '../../../../shell/src/federation/resolve-file';
import { readPageData } from '../../../../shell/src/page-data';
import { remote } from './remote';

declare let __webpack_public_path__: string;

// The shell's own lazy chunks are in the same folder as all others, and not in the shell's.
for (const release of readPageData().registry.remotes) {
  registerRelease(release);
  __webpack_public_path__ = release.entry.replace(/[^/]*$/, '');
}

/** Replaces shell/src/federation/load-remote.ts: everything is in the bundle already. */
export async function fetchRemote(release: RegistryRemote): Promise<Remote> {
  registerRelease(release);
  return remote;
}
