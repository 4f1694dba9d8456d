import { isPermissive } from './licenses';

it.each([
  ['MIT', true],
  ['UNKNOWN', false],
  ['', false],
  ['GPL-3.0-only OR MIT', true],
  ['GPL-3.0-only AND MIT', false],
  ['MIT AND (GPL-3.0-only OR ISC)', true],
  ['(MIT OR GPL-3.0-only) AND (LGPL-3.0-only OR MPL-2.0)', false],
  ['GPL-3.0-only OR ISC AND AGPL-3.0-only', false],
  ['Apache-2.0 WITH LLVM-exception', false],
  ['MIT)', false],
])('“%s” may be shipped: %s', (expression, answer) => {
  expect(isPermissive(expression)).toBe(answer);
});
