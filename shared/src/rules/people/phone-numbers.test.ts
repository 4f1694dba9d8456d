import { isPhoneNumber } from './phone-numbers';

test.each([
  '+41 79 123 45 67',
  '079 123 45 67',
  '0041 (0)31 555-01.20',
  '+49/89 1234567',
  '079\u2011123\u201145\u201167',
  '\u202a079 123\u00a045 67\u202c',
])('%s can be called', (text) => {
  expect(isPhoneNumber(text)).toBe(true);
});

test.each(['', '1', '123456', 'ask me', '+41 79 CALL ME', '++41 79 123 45 67', '1234567890123456'])(
  '%j cannot be called',
  (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  },
);
