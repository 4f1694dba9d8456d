import { readId } from './ids';

test.each([
  ['7', 7],
  ['2147483647', 2_147_483_647],
])('%s names a record', (text, id) => expect(readId(text)).toBe(id));

test.each([null, undefined, '', '0', '-7', '7.0', '7e3', ' 7', '007', 'seven', '2147483648', '99999999999'])(
  '%p names none',
  (text) => expect(readId(text)).toBeUndefined(),
);
