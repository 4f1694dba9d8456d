import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryRemote } from '@metier/shared/contract';
import type { Remote } from '@metier/shared/remote';
import { rememberIntegrity } from './integrity';

/** A style sheet that failed stays in the page, and would pass for loaded at the next attempt. */
function removeFailedStyles(folder: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet === null && link.getAttribute('href')?.startsWith(folder)) link.remove();
  }
}

/** Fetches a release and gives its public face. What an earlier attempt has left behind is cleared away first. */
export async function fetchRemote({ container, entry, integrity }: RegistryRemote): Promise<Remote> {
  removeFailedStyles(entry.slice(0, entry.lastIndexOf('/') + 1));
  rememberIntegrity(entry, integrity);
  registerRemotes([{ name: container, entry }], { force: true });
  const face = await loadRemote<{ remote: Remote }>(`${container}/remote`);
  if (!face) throw new Error(`${entry} exposes no remote`);
  return face.remote;
}
