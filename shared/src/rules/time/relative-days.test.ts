import { daysFrom, describeDay } from './relative-days';

test.each([
  ['2026-11-29', 'today'],
  ['2026-11-30', 'tomorrow'],
  ['2026-11-28', 'yesterday'],
  ['2026-12-01', 'in 2 days'],
  ['2026-11-23', '6 days ago'],
  ['2026-12-06', '06/12/2026'],
  ['2026-11-22', '22/11/2026'],
])('%s is %s on the 29th', (day, words) => expect(describeDay(day, '2026-11-29')).toBe(words));

test('a timestamp counts as its day in Switzerland', () => {
  expect(daysFrom('2026-11-29', '2026-11-29T22:59:00.000Z')).toBe(0);
  expect(daysFrom('2026-11-29', '2026-11-29T23:00:00.000Z')).toBe(1);
  // The clock is set back on 25 October.
  expect(daysFrom('2026-10-24', '2026-10-26T00:30:00.000Z')).toBe(2);
});

test('what is no date has no words', () => {
  for (const text of ['', null, undefined, 'soon']) expect(describeDay(text, '2026-11-29')).toBeUndefined();
});
