import { averageRating, isCritical, isPositive, stars } from './rating';

test('the average has one decimal, and is 0 without ratings', () => {
  expect(averageRating([])).toBe(0);
  expect(averageRating([5])).toBe(5);
  expect(averageRating([5, 4, 4])).toBe(4.3);
  expect(averageRating([4, 4, 4, 5])).toBe(4.3);
  expect(averageRating([1, 2])).toBe(1.5);
});

test('stars are rounded, and a rating above 0 shows at least one', () => {
  expect([0.2, 1, 2.4, 2.5, 4.5, 5, 7].map(stars)).toEqual([1, 1, 2, 3, 5, 5, 5]);
  expect([0, -1, NaN, null, undefined].map(stars)).toEqual([0, 0, 0, 0, 0]);
});

test('4 and more is positive, 2 and less is critical, 3 is neither', () => {
  expect([1, 2, 3, 4, 5].filter(isPositive)).toEqual([4, 5]);
  expect([1, 2, 3, 4, 5].filter(isCritical)).toEqual([1, 2]);
});
