import type { RegistryRemote } from '@metier/sdk/contract';
import type { Remote } from '@metier/sdk/remote';
import { registerRelease } from '../../../../shell/src/federation/resolve-file';
import { readPageData } from '../../../../shell/src/page-data';
import { remote } from './remote';

// The shell's own lazy chunks are in the same folder as all others.
readPageData().registry.remotes.forEach(registerRelease);

/** Replaces shell/src/federation/load-remote.ts: everything is in the bundle already. */
export async function fetchRemote(release: RegistryRemote): Promise<Remote> {
  registerRelease(release);
  return remote;
}
