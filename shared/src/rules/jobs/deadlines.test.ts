import { daysUntil, describeDaysLeft, isPastDeadline } from './deadlines';

describe('an application deadline', () => {
  test('includes its own day', () => {
    expect(isPastDeadline('2026-11-24', '2026-11-24')).toBe(false);
    expect(isPastDeadline('2026-11-24', '2026-11-25')).toBe(true);
    expect(isPastDeadline(null, '2026-11-25')).toBe(false);
  });

  test.each([
    ['2026-11-29', '5 days left'],
    ['2026-11-25', '1 day left'],
    ['2026-11-24', 'Last day to apply'],
    ['2026-11-23', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('of %s says: %s', (deadline, text) => {
    expect(describeDaysLeft(deadline, '2026-11-24')).toBe(text);
  });

  test('counts days of the calendar, across the change of the clocks, too', () => {
    expect(daysUntil('2026-10-26', '2026-10-24')).toBe(2);
    expect(daysUntil('2027-03-29', '2027-03-27')).toBe(2);
  });
});
