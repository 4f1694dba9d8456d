import type { Health } from '@metier/sdk/contract';
import { addHealth, startTally, tally } from './tally';

/** The counts after a page's reports about one release: v for a view, f for a failure. */
function count(story: string): Health {
  const page = startTally();
  return [...story].reduce<Health>(
    (sum, item) => addHealth(sum, tally(page, 7, item === 'f') ?? { views: 0, failures: 0 }),
    { views: 0, failures: 0 },
  );
}

test.each([
  ['v', 1, 0],
  ['vf', 1, 1],
  ['vfff', 1, 1],
  ['f', 1, 1],
  ['fff', 1, 1],
  ['vvf', 2, 1],
  ['vfvf', 2, 2],
  ['fvf', 2, 2],
])('a page that reports %s counts %i views and %i failures', (story, views, failures) => {
  expect(count(story)).toEqual({ views, failures });
});

test('reports of a page beyond its limit are ignored', () => {
  expect(count('v'.repeat(300))).toEqual({ views: 200, failures: 0 });
});

test('a page counts each release by itself', () => {
  const page = startTally();
  tally(page, 7, false);
  expect(tally(page, 8, true)).toEqual({ views: 1, failures: 1 });
});
