import { createRateLimit } from './rate-limit';

test('a release that calls in a loop is limited, and no other', () => {
  const isLimited = createRateLimit();
  const calls = Array.from({ length: 200 }, () => isLimited('mf-seeker@1'));
  expect(calls.filter(Boolean).length).toBe(80);
  expect(isLimited('mf-public@1')).toBe(false);
});
