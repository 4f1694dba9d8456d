import { findVisitorId } from './visitor-id';

const known = 'abcdefghijklmnopqrstu_';

test('a browser keeps what its cookie says, signed in or not', () => {
  expect(findVisitorId(known, undefined, 's')).toEqual({ id: known, isNew: false });
  expect(findVisitorId(known, 7, 's')).toEqual({ id: known, isNew: false });
});

test('a person without the cookie is the same visitor in every browser, and another person another', () => {
  const mine = findVisitorId(undefined, 7, 's');
  expect(mine.isNew).toBe(true);
  expect(findVisitorId('not one of ours', 7, 's')).toEqual(mine);
  expect(findVisitorId(undefined, 8, 's').id).not.toBe(mine.id);
  expect(findVisitorId(undefined, 7, 'another secret').id).not.toBe(mine.id);
});

test('a visitor without an account and a cookie gets a new id', () => {
  const one = findVisitorId(undefined, undefined, 's');
  expect(one.isNew).toBe(true);
  expect(findVisitorId(undefined, undefined, 's').id).not.toBe(one.id);
  expect(findVisitorId(one.id, undefined, 's')).toEqual({ id: one.id, isNew: false });
});
