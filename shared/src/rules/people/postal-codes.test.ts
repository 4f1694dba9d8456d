import { isPostalCode } from './postal-codes';

test.each(['3012', '8021', '9490', 'CH-1003', '74100', 'D-79539', ' 1000 '])('%s can exist', (text) => {
  expect(isPostalCode(text)).toBe(true);
});

test.each(['SW1A 1AA', '10115', '00-950'])('%s can exist abroad', (text) => {
  expect(isPostalCode(text, 'ZZ')).toBe(true);
  expect(isPostalCode(' ', 'ZZ')).toBe(false);
});

test.each(['', 'x', '0999', '5899', '7899', '9999', '123', '123456', 'Bern', '30 12', '3012 Bern'])(
  '%j cannot exist',
  (text) => {
    expect(isPostalCode(text)).toBe(false);
  },
);
