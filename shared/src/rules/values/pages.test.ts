import fc from 'fast-check';
import { pageCount, pageItems } from './pages';

test('a started page counts, and an empty list has one page', () => {
  expect([0, 1, 6, 7, 12, 13].map((total) => pageCount(total, 6))).toEqual([1, 1, 1, 2, 2, 3]);
});

test('five pages or fewer are all shown', () => {
  expect(pageItems(1, 1)).toEqual([1]);
  expect(pageItems(3, 5)).toEqual([1, 2, 3, 4, 5]);
});

test('of many pages the first, the last and the neighbours are shown', () => {
  expect(pageItems(1, 20)).toEqual([1, 2, 'gap', 20]);
  expect(pageItems(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  expect(pageItems(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
  expect(pageItems(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
  expect(pageItems(20, 20)).toEqual([1, 'gap', 19, 20]);
});

test('a page beyond the end is the last one', () => {
  expect(pageItems(99, 9)).toEqual(pageItems(9, 9));
  expect(pageItems(-1, 9)).toEqual(pageItems(1, 9));
});

test('a gap never hides exactly one page, and every neighbour is there', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (current, count) => {
      const items = pageItems(current, count);
      const here = Math.min(current, count);
      const neighbours = [1, here - 1, here, here + 1, count].filter((page) => page >= 1 && page <= count);
      expect(items).toEqual(expect.arrayContaining(neighbours));
      items.forEach((item, index) => {
        const before = items[index - 1];
        const after = items[index + 1];
        if (item === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(item - before).toBe(1);
      });
    }),
  );
});
