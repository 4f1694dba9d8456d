import type { Registry } from '@metier/shared/contract';
import type { RegistryClient } from './registry-client';

/** All open pages hear of a release in the same second: they do not all ask in the same one. */
const MOST_DELAY_MS = 1_000;

/** `142~mf-seeker` is the 142nd move of the channel, with what this visitor got of a rollout. */
const readMove = (revision: string) => Number.parseInt(revision, 10) || 0;

/** A page that replays an earlier moment stays there. */
const isReplay = ({ overrides }: Registry) =>
  overrides.some(({ remote, version }) => remote === '*' && /^\d/.test(version));

/** Asks for the registry when an answer of the API names a newer one; once for each. */
export function followRevision(
  getRegistry: () => Pick<RegistryClient, 'get' | 'refresh'>,
): (revision: string) => void {
  let asked = 0;
  return (revision) => {
    const move = readMove(revision);
    const registry = getRegistry();
    if (isReplay(registry.get()) || move <= Math.max(asked, readMove(registry.get().revision))) return;
    asked = move;
    setTimeout(() => void registry.refresh().catch(() => (asked = 0)), Math.random() * MOST_DELAY_MS);
  };
}
