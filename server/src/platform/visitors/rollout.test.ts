import { drawBucket, isInShare } from './rollout';

const VISITORS = 100_000;
const buckets = Array.from({ length: VISITORS }, (_, at) =>
  drawBucket('the salt of a rollout', `visitor ${at}`),
);

test('of 100 000 visitors a rollout gets its share, within 0.3 points, whichever per cent it is', () => {
  const sizes = Array<number>(10_000).fill(0);
  for (const bucket of buckets) sizes[bucket] = (sizes[bucket] ?? 0) + 1;
  for (let percent = 0; percent <= 100; percent += 1) {
    const inside = sizes.slice(0, percent * 100).reduce((sum, size) => sum + size, 0);
    expect([percent, Math.abs((inside / VISITORS) * 100 - percent) < 0.3]).toEqual([percent, true]);
  }
});

test('no visitor moves back while a rollout grows from 1 to 100 per cent', () => {
  const movedBack = buckets.filter((bucket) => {
    let wasInside = false;
    for (let percent = 1; percent <= 100; percent += 1) {
      const isInside = isInShare(bucket, percent * 100);
      if (wasInside && !isInside) return true;
      wasInside = isInside;
    }
    return !wasInside;
  });
  expect(movedBack).toEqual([]);
});

test('a rollout of 0 per cent has no visitors, one of 100 has all, and a hundredth of a per cent is a share', () => {
  const count = (share: number) => buckets.filter((bucket) => isInShare(bucket, share)).length;
  expect(count(0)).toBe(0);
  expect(count(10_000)).toBe(VISITORS);
  expect(count(1)).toBeGreaterThan(0);
  expect(count(1)).toBeLessThan(30);
});

test('another rollout draws other visitors', () => {
  const chosen = buckets.slice(0, 2_000).map((bucket, at) => ({
    here: isInShare(bucket, 1_000),
    there: isInShare(drawBucket('another salt', `visitor ${at}`), 1_000),
  }));
  const inBoth = chosen.filter(({ here, there }) => here && there).length;
  expect(inBoth).toBeLessThan(60);
});
