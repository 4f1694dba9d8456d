import { isEmailAddress } from './email';

test.each(['lea@example.ch', 'l.m+jobs@mail.example.co', 'léa@exämple.ch'])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'lea',
  'lea@',
  '@example.ch',
  'lea@example',
  'lea@example.',
  'lea@@example.ch',
  'le a@example.ch',
])('%j is none', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
