import { isVersionOf } from './versions';

test.each(['2', '2.1', '2.1.0', '2.1.0-0a1b2c3d4e'])('%s is a short form of 2.1.0-0a1b2c3d4e', (short) => {
  expect(isVersionOf('2.1.0-0a1b2c3d4e', short)).toBe(true);
});

test.each(['', '1', '21', '2.10', '2.1.0-0a1b'])('"%s" does not', (short) => {
  expect(isVersionOf('2.1.0-0a1b2c3d4e', short)).toBe(false);
});
