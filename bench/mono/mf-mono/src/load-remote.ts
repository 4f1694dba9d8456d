import type { RegistryRemote } from '@metier/shared/contract';
import type { Remote } from '@metier/shared/remote';
import { rememberRelease } from '../../../../shell/src/federation/admit-file';
import { readPageData } from '../../../../shell/src/page-data';
import { remote } from './remote';

// The shell's own lazy chunks are in the same folder as all others.
readPageData().registry.remotes.forEach(rememberRelease);

/** Replaces shell/src/federation/load-remote.ts: everything is in the bundle already. */
export async function fetchRemote(release: RegistryRemote): Promise<Remote> {
  rememberRelease(release);
  return remote;
}
