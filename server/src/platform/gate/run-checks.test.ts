import type { GateContext } from './context';
import { canDeploy } from './run-checks';
import {
  checkRelease,
  expectRefusals,
  route,
  seeker,
  shell,
  store,
  type RefusalCase,
} from './testing/live-releases';

it.each([
  ['a remote', { ...seeker, version: '1.5.0-cafe' }],
  ['the shell', { ...shell, version: '1.1.0-5e11' }],
])('%s that fits passes every check', (_what, candidate) => {
  const { verdicts, others } = checkRelease(candidate);
  expect(others).toEqual({});
  expect(verdicts.map(({ check }) => check).join(' ')).toBe(
    'contract shared routes operations files size styles smoke',
  );
  expect(canDeploy(verdicts)).toBe(true);
});

const REFUSALS: RefusalCase[] = [
  [
    'a route that another remote has for the same role',
    { ...seeker, routes: [route('/Dashboard', 'login')] },
    {},
    {
      routes:
        'no: mf-seeker 1.4.2-cafe claims /Dashboard for login, and mf-provider 2.0.0-beef has /dashboard for job_provider.',
    },
  ],
  [
    'a route claimed twice by the remote itself',
    { ...seeker, routes: [route('/job/:id', 'public'), route('/job/:number', 'login')] },
    {},
    {
      routes: 'no: mf-seeker 1.4.2-cafe claims /job/:id for public, and itself has /job/:number for login.',
    },
  ],
  [
    'a route that belongs to the platform',
    { ...seeker, routes: [route('/api/jobs', 'public')] },
    {},
    { routes: 'no: mf-seeker 1.4.2-cafe claims /api/jobs for public, which is not for remotes.' },
  ],
  [
    'a fragment that another remote lends to the same role',
    { ...seeker, fragments: [{ name: 'profile-form', access: 'public', files: [] }] },
    {},
    {
      routes:
        'no: mf-seeker 1.4.2-cafe lends the fragment "profile-form" to public, and mf-provider 2.0.0-beef to job_provider.',
    },
  ],
  [
    'a file that is missing',
    seeker,
    { stored: new Map([...store(seeker)].filter(([path]) => path !== 'page.js')) },
    { files: 'no: page.js of mf-seeker 1.4.2-cafe is missing.' },
  ],
  [
    'a file that is another one',
    seeker,
    {
      stored: new Map(store(seeker)).set('page.js', {
        integrity: 'sha384-flipped',
        transferSize: 10,
        size: 10,
      }),
    },
    { files: 'no: page.js of mf-seeker 1.4.2-cafe is not the file that was built.' },
  ],
  [
    'a page of a remote that is too heavy',
    seeker,
    {
      stored: new Map(store(seeker)).set('page.js', {
        integrity: 'sha384-page.js',
        transferSize: 61_000,
        size: 10,
      }),
    },
    {
      size: 'no: the page /dashboard of mf-seeker 1.4.2-cafe loads 61.0 kB of scripts, and 60.0 kB are allowed.',
    },
  ],
  [
    'a shell that is too heavy',
    shell,
    { stored: store(shell, { transferSize: 200_000 }) },
    { size: 'no: the start of shell 1.0.0-5e11 loads 200.0 kB of scripts, and 155.0 kB are allowed.' },
  ],
  [
    'pages that break in a browser',
    seeker,
    { smoke: { verdict: 'no', why: '/dashboard throws.' } },
    { smoke: 'no: /dashboard throws.' },
  ],
];

it.each(REFUSALS)('%s is refused, and nothing else is said', (_what, candidate, given, refusals) => {
  expectRefusals(candidate, given, refusals);
});

it.each<[string, Partial<GateContext>, string]>([
  [
    'a "yes" that the caller claims',
    { smoke: undefined, claimedSmoke: { verdict: 'yes', why: '3 pages open.' } },
    'unknown: The caller says yes: 3 pages open. Its pages have not been opened in a browser.',
  ],
  [
    'a "yes" that the caller claims of what the server could not open',
    { smoke: { verdict: 'unknown', why: 'No browser.' }, claimedSmoke: { verdict: 'yes', why: 'Fine.' } },
    'unknown: The caller says yes: Fine. No browser.',
  ],
  [
    'a "no" that the caller claims',
    { smoke: undefined, claimedSmoke: { verdict: 'no', why: '/dashboard throws.' } },
    'no: The caller says no: /dashboard throws.',
  ],
  [
    'a "yes" that the caller claims against what the server has seen',
    { smoke: { verdict: 'no', why: '/dashboard hangs.' }, claimedSmoke: { verdict: 'yes', why: 'Fine.' } },
    'no: /dashboard hangs.',
  ],
])('%s never passes as one of the server', (_what, given, told) => {
  expect(checkRelease(seeker, given).others).toEqual({ smoke: told });
});

it('what is unknown is reported and does not block', () => {
  const { verdicts, others } = checkRelease(seeker, { stored: undefined, smoke: undefined }, []);
  expect(others).toEqual({
    contract: 'unknown: Nothing is live yet that the contract could be compared with.',
    shared: 'unknown: Nothing is live yet that shared versions could be compared with.',
    files: 'unknown: The stored files have not been checked.',
    size: 'unknown: The sizes of the stored files have not been checked.',
    styles: 'unknown: The stored files have not been checked.',
    smoke: 'unknown: Its pages have not been opened in a browser.',
  });
  expect(canDeploy(verdicts)).toBe(true);
});

it('a release is not compared with the one that it replaces', () => {
  expect(checkRelease({ ...seeker, routes: [route('/dashboard', 'job_seeker')] }).others).toEqual({});
});

it('of many problems the first are listed and the rest is counted', () => {
  const routes = Array.from({ length: 7 }, (_, at) => route(`/mf/${at}`, 'public'));
  const { others } = checkRelease({ ...seeker, routes });
  expect(others.routes).toMatch(/claims \/mf\/0 .*claims \/mf\/3 [^;]*; and 3 more\.$/);
});

describe('a release without a language of the others', () => {
  const german = { ...shell, languages: { de: [] } };
  const check = (since: string, candidate: typeof seeker = seeker) =>
    checkRelease(
      candidate,
      {
        languages: {
          since: new Map([['de', new Date(since)]]),
          now: new Date('2027-06-01'),
          graceDays: 90,
        },
      },
      [german],
    );

  it('is accepted in the grace period, and told when it ends', () => {
    const { verdicts, others } = check('2027-05-01');
    expect(others).toEqual({});
    expect(verdicts.find(({ check: name }) => name === 'files')?.why).toBe(
      'All 4 files are there, each with its hash. Its texts are in English for those who read de; from 2027-07-30 on this is refused.',
    );
  });

  it('is refused later, unless it has the language', () => {
    expect(check('2027-01-01').others).toEqual({
      files: 'no: mf-seeker 1.4.2-cafe has no texts in de, which other live releases have.',
    });
    expect(check('2027-01-01', { ...seeker, languages: { de: [] } }).others).toEqual({});
  });
});
