import { formatSwissClock, formatSwissMoment, readSwissTime, toSwissDay } from './swiss-time';

const read = (local: string) => readSwissTime(local)?.toISOString();

test('local times are an hour ahead of UTC in winter, two in summer', () => {
  expect(read('2026-12-01T14:30')).toBe('2026-12-01T13:30:00.000Z');
  expect(read('2026-07-01T14:30')).toBe('2026-07-01T12:30:00.000Z');
});

test('around the change of 25 October 2026 the time before and after is the one meant', () => {
  expect(read('2026-10-24T09:00')).toBe('2026-10-24T07:00:00.000Z');
  expect(read('2026-10-25T01:59')).toBe('2026-10-24T23:59:00.000Z');
  expect(read('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(read('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z');
  expect(read('2026-10-25T09:00')).toBe('2026-10-25T08:00:00.000Z');
});

test('a time that the clock skips in March does not exist', () => {
  expect(read('2026-03-29T01:59')).toBe('2026-03-29T00:59:00.000Z');
  expect(read('2026-03-29T02:30')).toBeUndefined();
  expect(read('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z');
});

test.each([
  '',
  '2026-02-30T10:00',
  '2026-12-01T24:00',
  '2026-12-01 10:00',
  '2026-12-01T10:00Z',
  '0000-01-01T10:0',
])('%j is no time', (local) => expect(readSwissTime(local)).toBeUndefined());

test('timestamps are shown as the clock in Switzerland shows them', () => {
  expect(formatSwissMoment('2026-12-01T13:30:00.000Z')).toBe('Tuesday, 1 December 2026, 14:30');
  expect(formatSwissClock('2026-10-25T00:30:00.000Z')).toBe('02:30');
  expect(formatSwissClock('2026-10-25T01:30:00.000Z')).toBe('02:30');
  expect(toSwissDay('2026-12-31T23:30:00.000Z')).toBe('2027-01-01');
});
