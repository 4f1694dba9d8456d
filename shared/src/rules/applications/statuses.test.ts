import { APPLICATION_STATUSES, hasEnded, readStatus, timestampField } from './statuses';

test('every status reads as itself, and submitted as pending', () => {
  expect(APPLICATION_STATUSES.map(readStatus)).toEqual(APPLICATION_STATUSES);
  expect(readStatus('submitted')).toBe('pending');
});

test('an unknown status is none', () => {
  for (const input of ['', 'Pending', 'archived', 'constructor', null, undefined, 3, ['pending']]) {
    expect(readStatus(input)).toBeUndefined();
  }
});

test('each status has its timestamp, except the interview', () => {
  expect(APPLICATION_STATUSES.map(timestampField)).toEqual([
    'submitted_at',
    'reviewed_at',
    'shortlisted_at',
    undefined,
    'hired_at',
    'rejected_at',
    'withdrawn_at',
  ]);
});

test('an application ends hired, rejected or withdrawn', () => {
  expect(APPLICATION_STATUSES.filter(hasEnded)).toEqual(['hired', 'rejected', 'withdrawn']);
});
