import { redactMessage, readReleaseAddress } from './redact-message';
import { SLOWNESS } from '../../testing/depth';

test.each([
  ['Cannot read properties of undefined', 'Cannot read properties of undefined'],
  ['no such user: lea.muster@post.example!', 'no such user: (mail)!'],
  [
    'GET https://jobs.example/api/jobs/?keyword=care&page=2 failed',
    'GET https://jobs.example/api/jobs/ failed',
  ],
  ['at /login?redirect=%2Fapplications#top', 'at /login'],
  ['call +41 79 555 01 02 now', 'call (number) now'],
  ['/api/auth/applications/4711/ is gone', '/api/auth/applications/:id/ is gone'],
  ['token q7NvT2mXz0LkB4sRwYhE9aJd refused', 'token (token) refused'],
  ['two\n  lines\tand a tab', 'two lines and a tab'],
  [
    'Loading /mf/mf-seeker/1.4.2-0a1b2c3d4e/page-1.js failed after 8000 ms',
    'Loading /mf/mf-seeker/1.4.2-0a1b2c3d4e/page-1.js failed after 8000 ms',
  ],
])('%j is kept as %j', (text, kept) => {
  expect(redactMessage(text)).toBe(kept);
});

test('a long text is cut', () => {
  expect(redactMessage('word '.repeat(1_000))).toHaveLength(500);
});

test('a text made to be slow to read is not', () => {
  const before = process.cpuUsage();
  for (const part of ['1 ', '/a', 'a.', 'a@', '/1', '-1', 'http://']) redactMessage(part.repeat(10_000));
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000 * SLOWNESS);
});

test('the address of a file names its release', () => {
  const release = { remote: 'mf-seeker', version: '1.4.2-0a1b' };
  expect(readReleaseAddress('https://jobs.example/mf/mf-seeker/1.4.2-0a1b/page.js:12')).toEqual(release);
  expect(readReleaseAddress('/mf/mf-seeker/1.4.2-0a1b/page.js')).toEqual(release);
});

test('any other address names none', () => {
  for (const address of ['inline', 'eval', '', 'https://evil.example/x.js', '/mf/mf-seeker/', 'http://['])
    expect(readReleaseAddress(address)).toBeUndefined();
});
