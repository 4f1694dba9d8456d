import { findRepeatedKey } from '../repeated-keys';

it.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1, "\\u0061" : 2}', 'a'],
  ['{"a":{"b":[{"c":1},{"c":1,"c":2}]}}', 'c'],
  ['{"a":{"b":1},"a":1}', 'a'],
  ['{"":1,"":2}', ''],
])('%s has a key twice', (json, key) => {
  expect(findRepeatedKey(json)).toBe(key);
});

it.each([
  '{}',
  '[]',
  '"text"',
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":2}]',
  '{"a":"{\\"b\\":1,\\"b\\":2}"}',
  '{"a":"a","b":"a"}',
  '{"a":["a","a:"],"b\\\\":1,"b":2}',
])('%s has none', (json) => {
  expect(findRepeatedKey(json)).toBeUndefined();
});
