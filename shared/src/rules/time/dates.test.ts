import { endOfSwissDay, age, formatDate, isBirthdate, isDate, swissToday } from './dates';

test('a date is written day first, whatever the time zone of the machine', () => {
  expect(formatDate('2026-01-05')).toBe('05/01/2026');
  expect(formatDate('2024-02-29')).toBe('29/02/2024');
});

test('a moment is written as the day it was in Switzerland', () => {
  expect(formatDate('2026-01-05T23:30:00Z')).toBe('06/01/2026');
  expect(formatDate('2026-01-05T12:00:00.123456+00:00')).toBe('05/01/2026');
});

test('summer time begins and ends in Switzerland when it does', () => {
  const swiss = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/Zurich' });
  const differing: string[] = [];
  for (let year = 1996; year <= 2060; year += 1) {
    for (const month of [0, 2, 9, 11]) {
      for (let quarter = 0; quarter < 31 * 24 * 4; quarter += 2) {
        const moment = new Date(Date.UTC(year, month, 1, 0, 15 * quarter, 0));
        if (formatDate(moment.toISOString()) !== swiss.format(moment)) differing.push(moment.toISOString());
      }
    }
  }
  expect(differing).toEqual([]);
});

test('what is no date has no text', () => {
  for (const text of [
    '',
    null,
    undefined,
    'soon',
    '5',
    '2026-02-30',
    '2026-01-05Tea',
    '2026-13-01',
    '0000-00-00',
  ]) {
    expect(formatDate(text)).toBeUndefined();
  }
});

test('only a day of the calendar is a date', () => {
  expect(['2026-12-31', '2024-02-29', '0001-01-01'].every(isDate)).toBe(true);
  expect(['2026-2-3', '2025-02-29', '2026-01-01T00:00:00Z', '02/03/2026', ''].some(isDate)).toBe(false);
});

test('a year of age has 365 days, so leap days bring it forward', () => {
  expect(age('2000-01-01', new Date('2000-12-30T23:59:59Z'))).toBe(0);
  expect(age('2000-01-01', new Date('2000-12-31T00:00:00Z'))).toBe(1);
  expect(age('1990-06-15', new Date('2026-06-07T12:00:00Z'))).toBe(36);
});

test('the age is undefined without a birthdate in the past', () => {
  const today = new Date('2026-01-01T00:00:00Z');
  for (const birthdate of ['2026-01-02', '1990-02-30', '', null, undefined]) {
    expect(age(birthdate, today)).toBeUndefined();
  }
});

test('today is the day in Switzerland, in summer and in winter', () => {
  expect(swissToday(new Date('2026-01-05T22:59:59Z'))).toBe('2026-01-05');
  expect(swissToday(new Date('2026-01-05T23:00:00Z'))).toBe('2026-01-06');
  expect(swissToday(new Date('2026-07-05T22:00:00Z'))).toBe('2026-07-06');
});

test.each([
  ['1900-01-01', true],
  ['2026-01-04', true],
  ['2026-01-05', false],
  ['1899-12-31', false],
  ['2026-02-30', false],
])('a birthdate of %s is believable: %s', (day, isBelievable) => {
  expect(isBirthdate(day, '2026-01-05')).toBe(isBelievable);
});

test.each([
  ['2026-11-24', '2026-11-24T22:59:59.000Z'],
  ['2026-07-01', '2026-07-01T21:59:59.000Z'],
  ['2026-03-28', '2026-03-28T22:59:59.000Z'],
  ['2026-03-29', '2026-03-29T21:59:59.000Z'],
  ['2026-10-24', '2026-10-24T21:59:59.000Z'],
  ['2026-10-25', '2026-10-25T22:59:59.000Z'],
])('the day %s ends in Switzerland at %s', (day, end) => {
  expect(endOfSwissDay(day).toISOString()).toBe(end);
});
