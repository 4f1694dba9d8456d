import type { Channel } from '@metier/sdk/contract';
import type { LiveState } from '../../platform/registry/live-state';
import { onReleaseMoves } from './follow-moves';

type Live = Readonly<Record<Channel, Readonly<Record<string, number>>>>;

/** Fake releases by channel and remote, with the number of their last move. */
function openReleases(start: Live) {
  let live = start;
  const listeners = new Set<() => void>();
  return {
    releases: {
      listLive: (channel: Channel) =>
        Object.entries(live[channel]).map(([remote, revision]) => ({ remote, revision }) as LiveState),
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    move(next: Live) {
      live = next;
      listeners.forEach((listener) => listener());
    },
  };
}

test('a move is reported once with the name of its bundle, and no other change is', () => {
  const { releases, move } = openReleases({ production: { shell: 1, 'mf-public': 2 }, staging: {} });
  const moved: string[] = [];
  const stop = onReleaseMoves(releases, (name) => moved.push(name));
  move({ production: { shell: 1, 'mf-public': 3 }, staging: {} });
  expect(moved).toEqual(['mf-public']);
  move({ production: { shell: 1, 'mf-public': 3 }, staging: {} });
  expect(moved).toEqual(['mf-public']);
  move({ production: { shell: 4, 'mf-public': 3 }, staging: { 'mf-public': 5 } });
  expect(moved).toEqual(['mf-public', 'shell', 'mf-public']);
  stop();
  move({ production: {}, staging: {} });
  expect(moved).toHaveLength(3);
});
