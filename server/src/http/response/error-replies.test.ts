import { Refusal, defaultDetails, refuse, statuses } from '../../errors';
import { FileStoreError } from '../../files/file-store';
import { toRefusal } from './error-replies';

const databaseError = (code: string) =>
  new Error('a query failed', { cause: Object.assign(new Error('refused'), { severity: 'ERROR', code }) });

it('each kind of refusal has a distinct status and a sentence', () => {
  const kinds = Object.keys(statuses);
  expect(new Set(Object.values(statuses)).size).toBe(kinds.length);
  expect(Object.keys(defaultDetails)).toEqual(kinds);
});

it('a refusal is answered as it was thrown', () => {
  const refusal = refuse.field('title', 'This field is required.');
  expect(toRefusal(refusal)).toBe(refusal);
  expect(refusal).toMatchObject({ kind: 'invalid', body: { title: ['This field is required.'] } });
});

it.each([
  ['a value out of range', '22003', 'invalid'],
  ['a duplicate that nobody foresaw', '23505', 'conflict'],
  ['a deadlock', '40P01', 'busy'],
  ['a statement that took too long', '57014', 'busy'],
])('%s in the database is not our failure', (_case, code, kind) => {
  expect(toRefusal(databaseError(code)).kind).toBe(kind);
});

it('an exhausted connection pool responds with Retry-After', () => {
  const refusal = toRefusal(new Error('timeout exceeded when trying to connect'));
  expect(refusal).toMatchObject({ kind: 'busy', headers: { 'retry-after': '1' } });
});

it('an unavailable file store responds with Retry-After', () => {
  const refusal = toRefusal(new FileStoreError(new Error('socket hang up')));
  expect(refusal).toMatchObject({ kind: 'busy', headers: { 'retry-after': '30' } });
});

it('a broken statement is our failure and says nothing of itself', () => {
  expect(toRefusal(databaseError('42601'))).toMatchObject({
    kind: 'failed',
    body: { detail: defaultDetails.failed },
  });
  expect(toRefusal(new TypeError('x is not a function'))).toBeInstanceOf(Refusal);
});
