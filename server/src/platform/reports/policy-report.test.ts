import { readPolicyReports } from './policy-report';

const legacy = {
  'csp-report': {
    'document-uri': 'https://jobs.example/job/7?from=mail',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'https://tracker.example/pixel.gif?user=7',
    'source-file': 'https://jobs.example/mf/mf-public/1.0.0-aaaa/page-1.js',
    'line-number': 12,
  },
};
const refused = {
  page: 'https://jobs.example/job/7?from=mail',
  release: { remote: 'mf-public', version: '1.0.0-aaaa' },
  message: 'img-src refused https://tracker.example/pixel.gif',
};

test('a report names the release with the file that requested the refused resource', () => {
  expect(readPolicyReports(legacy)).toEqual([refused]);
});

test('the list of the Reporting API says the same', () => {
  const body = {
    documentURL: 'https://jobs.example/job/7?from=mail',
    effectiveDirective: 'img-src',
    blockedURL: 'https://tracker.example/pixel.gif?user=7',
    sourceFile: 'https://jobs.example/mf/mf-public/1.0.0-aaaa/page-1.js',
  };
  const other = { type: 'deprecation', url: 'https://jobs.example/', body: { id: 'old' } };
  expect(readPolicyReports([{ type: 'csp-violation', url: 'x', body }, other])).toEqual([refused]);
});

test('a script without its hash names its own release', () => {
  const body = { documentURL: 'https://jobs.example/', blockedURL: '/mf/mf-seeker/2.0.0-bbbb/page.js' };
  expect(readPolicyReports([{ type: 'integrity-violation', body }])).toEqual([
    {
      page: 'https://jobs.example/',
      release: { remote: 'mf-seeker', version: '2.0.0-bbbb' },
      message: 'Integrity-Policy refused /mf/mf-seeker/2.0.0-bbbb/page.js',
    },
  ]);
});

test('what the page itself did wrong has no release', () => {
  const report = { 'csp-report': { ...legacy['csp-report'], 'source-file': '', 'blocked-uri': 'inline' } };
  expect(readPolicyReports(report)).toMatchObject([
    { release: undefined, message: 'img-src refused inline' },
  ]);
});

test('what an extension has put into the page says nothing', () => {
  for (const address of ['chrome-extension', 'moz-extension://abc/x.js', 'safari-web-extension://x'])
    expect(readPolicyReports({ 'csp-report': { ...legacy['csp-report'], 'blocked-uri': address } })).toEqual(
      [],
    );
});

test('anything else is left out', () => {
  for (const body of [undefined, null, 7, 'text', {}, [], [7, null, []], { 'csp-report': 7 }, [{ body: [] }]])
    expect(readPolicyReports(body)).toEqual([]);
});
