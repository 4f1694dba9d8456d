import { formatCount } from './counts';

test('a count is written in groups of three, as the Swiss group them', () => {
  const swiss = new Intl.NumberFormat('fr-CH');
  for (const count of [0, 7, 999, 1000, 12_400, 999_999, 1_000_000, 1_234_567_890]) {
    expect(formatCount(count)).toBe(swiss.format(count));
  }
});
