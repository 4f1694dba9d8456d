import fc from 'fast-check';
import { loginUrl, sanitizeRedirect } from './redirect';

const OWN = [
  '/',
  '/messages',
  '/job/7/apply',
  '/applications?applicationId=3&job=2#notes',
  '/?keyword=c%2B%2B%2FC%5C&location=Z%C3%BCrich',
  '/?next=https://example.com//x',
  '/job/7#//x',
  '/company/été',
];

const HOSTILE = [
  '',
  ' ',
  'dashboard',
  '?x=/y',
  '#/x',
  '//example.com',
  '///example.com',
  '/\\example.com',
  '\\\\example.com',
  '\\/example.com',
  '/%5cexample.com',
  '/%5Cexample.com',
  '/%2fexample.com',
  '/%2Fexample.com',
  '/%255cexample.com',
  '/%252fexample.com',
  '/a//example.com',
  '/a\\b',
  '/.//example.com',
  '/./x',
  '/..',
  '/a/..//example.com',
  '/a/%2e%2e/x',
  '/%2E/x',
  '/\t/example.com',
  '/\n/example.com',
  '/a\r\nSet-Cookie: x=1',
  '/a\u0000',
  '/a\u0085',
  '/%09/example.com',
  '/%0d%0aSet-Cookie:x=1',
  '/a?x=%00',
  '/a%7f',
  '/%c2%85',
  ' /messages',
  '\t/messages',
  '\u0001/messages',
  'https://example.com',
  'HTTPS:/example.com',
  'https:example.com',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'mailto:x@example.com',
  '/%zz',
  '/%',
  '/%e0%a4',
];

test.each(OWN)('%j is a path of this origin', (value) => {
  expect(sanitizeRedirect(value)).toBe(value);
});

test.each(HOSTILE)('%j goes to the dashboard', (value) => {
  expect(sanitizeRedirect(value)).toBe('/dashboard');
});

test('nothing goes to the fallback that was asked for', () => {
  expect(sanitizeRedirect(null)).toBe('/dashboard');
  expect(sanitizeRedirect(undefined, '/')).toBe('/');
});

test('no accepted text leaves the origin or changes when a browser reads it as an address', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    ':',
    '@',
    '?',
    '#',
    '%2f',
    '%5c',
    '%2e',
    '%25',
    '\t',
    'a',
    'http',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (texts) => {
      const address = new URL(sanitizeRedirect(`/${texts.join('')}`), 'https://metier.test');
      expect(address.origin).toBe('https://metier.test');
      expect(decodeURIComponent(address.pathname)).not.toMatch(/^\/[/\\]/);
    }),
    { numRuns: 1000 },
  );
});

test('the login page leads back to the address with its query', () => {
  const address = loginUrl('/applications?job=2&x=a b#c');
  expect(address).toBe('/login?redirect=%2Fapplications%3Fjob%3D2%26x%3Da%20b%23c');
  const redirect = new URL(address, 'https://metier.test').searchParams.get('redirect');
  expect(sanitizeRedirect(redirect)).toBe('/applications?job=2&x=a b#c');
});
