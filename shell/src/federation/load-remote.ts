import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryRemote } from '@metier/shared/contract';
import type { Remote } from '@metier/shared/remote';
import { rememberRelease } from './admit-file';

/** Fetches a release and gives its public face. What an earlier attempt has left behind is cleared away first. */
export async function fetchRemote(release: RegistryRemote): Promise<Remote> {
  const { container, entry } = release;
  rememberRelease(release);
  registerRemotes([{ name: container, entry }], { force: true });
  const face = await loadRemote<{ remote: Remote }>(`${container}/remote`);
  if (!face) throw new Error(`${entry} exposes no remote`);
  return face.remote;
}
