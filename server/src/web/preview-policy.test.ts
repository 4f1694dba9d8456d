import { allowPreviews } from './preview-policy';

const policy = "default-src 'self';img-src 'self' data:;object-src 'none';report-uri /api/reports/csp/";
const origin = 'http://localhost:4001';

test('a preview may bring what a remote fetches, from its own origin', () => {
  expect(allowPreviews(policy, [origin]).split(';')).toEqual([
    "default-src 'self'",
    `img-src 'self' data: ${origin}`,
    "object-src 'none'",
    'report-uri /api/reports/csp/',
    `script-src 'self' ${origin}`,
    `style-src 'self' ${origin}`,
    `connect-src 'self' ${origin} ws://localhost:4001`,
    `font-src 'self' ${origin}`,
  ]);
});

test('two previews of one machine name its origin once', () => {
  expect(allowPreviews(policy, [origin, origin])).toContain(`script-src 'self' ${origin};`);
});
