import { findHaltReason } from './find-halt-reason';

const health = (failures: number, views: number) => ({ failures, views });
const judge = (candidate: [number, number], stable: [number, number]) =>
  findHaltReason({
    candidate: health(...candidate),
    stable: health(...stable),
    margin: 2,
    minimumViews: 100,
  });

test('a candidate that fails more than the margin above the stable release is stopped, with the figures', () => {
  expect(judge([12, 200], [18, 1_800])).toBe(
    'The candidate fails in 6.0 % (12 of 200 page views), the stable release in 1.0 % (18 of 1800 page views); 2 points more are allowed.',
  );
});

test('a candidate within the margin continues', () => {
  expect(judge([6, 200], [18, 1_800])).toBeUndefined();
  expect(judge([7, 200], [18, 1_800])).toBeDefined();
});

test('a candidate is not stopped before enough page views, however many fail', () => {
  expect(judge([99, 99], [0, 1_000])).toBeUndefined();
  expect(judge([100, 100], [0, 1_000])).toBeDefined();
});

test('a stable release without page views counts as free of failures', () => {
  expect(judge([3, 100], [0, 0])).toBeDefined();
  expect(judge([2, 100], [0, 0])).toBeUndefined();
});
