import { passwordStrength, STRENGTH_LABELS } from './password';

test.each([
  ['', ''],
  ['a', 'Weak'],
  ['A1!bc', 'Weak'],
  ['abcdef', 'Weak'],
  ['Abcdef', 'Fair'],
  ['abcdé1', 'Fair'],
  ['abcde!', 'Fair'],
  ['Abcde1', 'Good'],
  ['Écran 1', 'Strong'],
  ['Abcd1!', 'Strong'],
  ['ABCD1234!?', 'Strong'],
])('%j is called %j', (password, label) => {
  expect(STRENGTH_LABELS[passwordStrength(password)]).toBe(label);
});
