import type { Channel } from '@metier/sdk/contract';
import { CHANNELS } from '@metier/sdk/rules';
import type { LiveState } from '../../platform/registry/live-state';

interface Releases {
  listLive(channel: Channel): readonly LiveState[];
  subscribe(listener: () => void): () => void;
}

/**
 * Calls `onMove` with the name of each bundle, `shell` included, that has been promoted, rolled back, killed,
 * revived or put into a rollout since the last time. Returns the function that ends the subscription.
 */
export function onReleaseMoves(releases: Releases, onMove: (name: string) => void): () => void {
  const readRevisions = () =>
    new Map(
      CHANNELS.flatMap((channel) =>
        releases
          .listLive(channel)
          .map(({ remote, revision }) => [`${channel} ${remote}`, { remote, revision }]),
      ),
    );
  let known = readRevisions();
  return releases.subscribe(() => {
    const present = readRevisions();
    const moved = [...present].filter(([key, { revision }]) => known.get(key)?.revision !== revision);
    known = present;
    new Set(moved.map(([, { remote }]) => remote)).forEach((name) => onMove(name));
  });
}
