import { nextSwissTime } from './zurich-time';

const next = (now: string, hour: number, minute = 0) =>
  nextSwissTime(new Date(now), { hour, minute }).toISOString();

it('seven in the morning is six o’clock UTC in winter and five in summer', () => {
  expect(next('2026-01-15T05:59:59.999Z', 7)).toBe('2026-01-15T06:00:00.000Z');
  expect(next('2026-01-15T06:00:00.000Z', 7)).toBe('2026-01-16T06:00:00.000Z');
  expect(next('2026-07-15T04:59:59.999Z', 7)).toBe('2026-07-15T05:00:00.000Z');
});

it('the day of the date is the one in Switzerland', () => {
  expect(next('2026-06-30T22:30:00Z', 7)).toBe('2026-07-01T05:00:00.000Z');
  expect(next('2026-12-31T23:30:00Z', 0, 15)).toBe('2027-01-01T23:15:00.000Z');
});

it('the nights in which the clock changes are an hour shorter and longer', () => {
  expect(next('2026-03-28T06:00:00Z', 7)).toBe('2026-03-29T05:00:00.000Z');
  expect(next('2026-10-24T05:00:00Z', 7)).toBe('2026-10-25T06:00:00.000Z');
});

it('a time that is skipped in spring comes an hour later on the clock, once', () => {
  expect(next('2026-03-28T20:00:00Z', 2, 30)).toBe('2026-03-29T01:30:00.000Z');
  expect(next('2026-03-29T01:30:00Z', 2, 30)).toBe('2026-03-30T00:30:00.000Z');
});

it('a time that comes twice in autumn is the first of the two, once', () => {
  expect(next('2026-10-24T20:00:00Z', 2, 30)).toBe('2026-10-25T00:30:00.000Z');
  expect(next('2026-10-25T00:30:00Z', 2, 30)).toBe('2026-10-26T01:30:00.000Z');
});

it('a year of mornings has 365 of them, each at seven', () => {
  const shown = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Zurich', timeStyle: 'short' });
  let now = new Date('2026-01-01T12:00:00Z');
  let count = 0;
  for (; now < new Date('2027-01-01T12:00:00Z'); count += 1) {
    now = nextSwissTime(now, { hour: 7 });
    expect(shown.format(now)).toBe('07:00');
  }
  expect(count).toBe(366);
});
