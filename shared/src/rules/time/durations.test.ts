import { formatDuration } from './durations';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('a wait of %d seconds reads %s', (seconds, words) => {
  expect(formatDuration(seconds)).toBe(words);
});
