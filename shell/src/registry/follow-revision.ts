import type { Registry } from '@metier/sdk/contract';
import type { RegistryClient } from './registry-client';

/**
 * Jitter: all open pages receive a new revision in the same second and must not all refetch in that second.
 */
const MAX_DELAY_MS = 1_000;

/** `142~mf-seeker` is the 142nd move of the channel, with this visitor's rollout assignments. */
const readMove = (revision: string) => Number.parseInt(revision, 10) || 0;

/** A page that replays an earlier revision stays at it. */
const isReplay = ({ overrides }: Registry) =>
  overrides.some(({ remote, version }) => remote === '*' && /^\d/.test(version));

/** Refetches the registry, once for each newer revision in an API response. */
export function followRevision(
  registry: Pick<RegistryClient, 'get' | 'refresh'>,
): (revision: string) => void {
  let asked = 0;
  return (revision) => {
    const move = readMove(revision);
    if (isReplay(registry.get()) || move <= Math.max(asked, readMove(registry.get().revision))) return;
    asked = move;
    setTimeout(() => void registry.refresh().catch(() => (asked = 0)), Math.random() * MAX_DELAY_MS);
  };
}
