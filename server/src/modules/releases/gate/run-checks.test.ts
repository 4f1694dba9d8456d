import type { AnyRelease, GateCheck, RemoteRelease, ShellRelease, UsedApi } from '@metier/shared/contract';
import type { Access } from '@metier/shared/rules';
import type { ApiDocument } from '../../../http/openapi/document';
import type { PathGrant } from '../path-grants';
import type { CandidateFile, GateContext } from './context';
import { hashOf } from '../check-release';
import { canDeploy, runChecks } from './run-checks';
import { analyzeFile } from './analyze-file';

const describeJob = (fields: readonly string[]) => ({
  'GET /api/jobs/{id}/': {
    operationId: 'getJob',
    responses: {
      200: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
              required: fields,
            },
          },
        },
      },
    },
  },
});

/** Builds an API description from operations by their names. */
const describeApi = (operations: Readonly<Record<string, object>>): ApiDocument & UsedApi => ({
  paths: Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const [method = '', path = ''] = name.split(' ');
      return [path, { [method.toLowerCase()]: operation }];
    }),
  ) as ApiDocument['paths'] & UsedApi['paths'],
  components: { schemas: {} },
});

const api = describeApi(describeJob(['id', 'title']));
const getJob = { id: 'getJob', method: 'GET', path: '/api/jobs/{id}/' };
const route = (path: string, access: 'public' | 'login' | 'job_seeker' | 'job_provider') => ({
  path,
  access,
  files: ['page.js'],
});

const shell: ShellRelease = {
  name: 'shell',
  version: '1.0.0-5e11',
  contracts: [1],
  provides: { react: '19.3.1', '@metier/shared/router': '1.2.0' },
  operations: [],
  api: describeApi({}),
  entry: 'shell.js',
  start: [],
  files: { 'shell.js': { integrity: 'sha384-shell', size: 9 } },
};

const seeker: RemoteRelease = {
  name: 'mf-seeker',
  version: '1.4.2-cafe',
  contracts: { from: 1, to: 1 },
  container: 'mf_seeker_cafe',
  shared: { react: '^19.3.1' },
  entry: 'remoteEntry.js',
  expose: ['expose.js'],
  routes: [route('/dashboard', 'job_seeker')],
  fragments: [{ name: 'profile-form', access: 'job_seeker', files: ['piece.js'] }],
  operations: [getJob],
  api,
  files: Object.fromEntries(
    ['remoteEntry.js', 'expose.js', 'page.js', 'piece.js'].map((file) => [
      file,
      { integrity: `sha384-${file}`, size: 9 },
    ]),
  ),
};

const provider: RemoteRelease = {
  ...seeker,
  name: 'mf-provider',
  version: '2.0.0-beef',
  container: 'mf_provider_beef',
  routes: [route('/dashboard', 'job_provider')],
  fragments: [{ name: 'profile-form', access: 'job_provider', files: [] }],
};

/** The stored files of a release; `texts` replaces the content of some. */
const store = (
  release: AnyRelease,
  { transferSize = 10, texts = {} }: { transferSize?: number; texts?: Readonly<Record<string, string>> } = {},
): ReadonlyMap<string, CandidateFile> =>
  new Map(
    Object.entries(release.files).map(([path, { integrity }]) => {
      const content = Buffer.from(texts[path] ?? '');
      const reading = analyzeFile(release.name, path, hashOf(content), content);
      return [path, { integrity, transferSize, size: content.length || 10, reading }];
    }),
  );

const grant = (remote: string, path: string, access: Access = 'public'): PathGrant => ({
  remote,
  path,
  access,
});
const grants = [
  grant('mf-seeker', '/dashboard', 'job_seeker'),
  grant('mf-seeker', '/job'),
  grant('mf-provider', '/dashboard', 'job_provider'),
];

const tried = { verdict: 'yes', why: 'Its pages open.' } as const;
const live = [shell, seeker, provider];

function judge(
  candidate: AnyRelease,
  given: Partial<GateContext> = {},
  beside: readonly AnyRelease[] = live,
) {
  const verdicts = runChecks(candidate, beside, {
    api,
    grants,
    stored: store(candidate),
    smoke: tried,
    ...given,
  });
  return {
    verdicts,
    /** The verdicts other than yes, with their reasons. */
    others: Object.fromEntries(
      verdicts
        .filter(({ verdict }) => verdict !== 'yes')
        .map(({ check, verdict, why }) => [check, `${verdict}: ${why}`]),
    ) as Partial<Record<GateCheck, string>>,
  };
}

it.each([
  ['a remote', { ...seeker, version: '1.5.0-cafe' }],
  ['the shell', { ...shell, version: '1.1.0-5e11' }],
])('%s that fits passes every check', (_what, candidate) => {
  const { verdicts, others } = judge(candidate);
  expect(others).toEqual({});
  expect(verdicts.map(({ check }) => check).join(' ')).toBe(
    'contract shared routes operations files size styles smoke',
  );
  expect(canDeploy(verdicts)).toBe(true);
});

const withoutReact = { ...shell, provides: { '@metier/shared/router': '1.2.0' } };
const olderReact = { ...shell, provides: { react: '18.3.1' } };

const REFUSALS: [string, AnyRelease, Partial<GateContext>, Partial<Record<GateCheck, string>>][] = [
  [
    'a remote of a newer contract',
    { ...seeker, contracts: { from: 2, to: 2 } },
    {},
    {
      contract:
        'no: mf-seeker 1.4.2-cafe speaks contract 2, and shell 1.0.0-5e11 1. A way out: publish and promote a shell that ' +
        'speaks 1 and 2 (`npm run release -- publish shell --promote`), or mf-seeker for contract 1 to 2.',
    },
  ],
  [
    'a shell of a newer contract than the live remotes',
    { ...shell, contracts: [2] },
    {},
    {
      contract:
        'no: mf-seeker 1.4.2-cafe speaks contract 1, and shell 1.0.0-5e11 2; ' +
        'mf-provider 2.0.0-beef speaks contract 1, and shell 1.0.0-5e11 2. A way out: publish and promote a shell that ' +
        'speaks 1 and 2 (`npm run release -- publish shell --promote`), or mf-seeker and mf-provider for contract 1 to 2.',
    },
  ],
  [
    'a remote built for another version of what is shared',
    { ...seeker, shared: { react: '^20.0.0' } },
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react ^20.0.0, and shell 1.0.0-5e11 brings 19.3.1. A way out: publish and promote mf-seeker for react ^20.0.0 || ^19.3.1 (peerDependencies in its package.json).',
    },
  ],
  [
    'a remote that needs what the shell does not bring',
    { ...seeker, shared: { immer: '^11.0.0' } },
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs immer ^11.0.0, and shell 1.0.0-5e11 brings no immer. A way out: publish and promote mf-seeker for no immer (peerDependencies in its package.json).',
    },
  ],
  [
    'a remote whose range is none',
    { ...seeker, shared: { react: 'the newest' } },
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react the newest, which is not a range of versions. A way out: publish and promote mf-seeker for react in a range of versions (peerDependencies in its package.json).',
    },
  ],
  [
    'a shell that goes back to what live remotes were not built for',
    olderReact,
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react ^19.3.1, and shell 1.0.0-5e11 brings 18.3.1; ' +
        'mf-provider 2.0.0-beef needs react ^19.3.1, and shell 1.0.0-5e11 brings 18.3.1. A way out: publish and promote mf-seeker and mf-provider for react ^19.3.1 || ^18.3.1 (peerDependencies in its package.json).',
    },
  ],
  [
    'a shell that stops bringing what live remotes need',
    withoutReact,
    {},
    {
      shared:
        'no: mf-seeker 1.4.2-cafe needs react ^19.3.1, and shell 1.0.0-5e11 brings no react; ' +
        'mf-provider 2.0.0-beef needs react ^19.3.1, and shell 1.0.0-5e11 brings no react. A way out: publish and promote mf-seeker and mf-provider for no react (peerDependencies in its package.json).',
    },
  ],
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
    'an operation that the live API does not have',
    seeker,
    { api: describeApi({}) },
    {
      operations:
        'no: mf-seeker 1.4.2-cafe calls GET /api/jobs/{id}/ (getJob), which the live API does not have.',
    },
  ],
  [
    'an operation that answers with less than the release reads',
    seeker,
    { api: describeApi(describeJob(['id'])) },
    {
      operations:
        'no: mf-seeker 1.4.2-cafe was built for another API: GET /api/jobs/{id}/ 200 application/json no longer has "title".',
    },
  ],
  [
    'a description of the API that makes no sense',
    { ...seeker, api: { paths: { '/api/jobs/{id}/': { get: null } }, components: { schemas: {} } } },
    {},
    { operations: 'no: what mf-seeker 1.4.2-cafe says about the API it was built for cannot be read.' },
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
  const { verdicts, others } = judge(candidate, given);
  expect(others).toEqual(refusals);
  expect(canDeploy(verdicts)).toBe(false);
  expect(canDeploy(verdicts, Object.keys(refusals) as GateCheck[])).toBe(true);
});

it.each<[string, Partial<GateContext>, string]>([
  [
    'a "yes" that the caller claims',
    { smoke: undefined, claimedSmoke: { verdict: 'yes', why: '3 pages open.' } },
    'unknown: The caller says yes: 3 pages open. Nobody has opened its pages in a browser.',
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
  expect(judge(seeker, given).others).toEqual({ smoke: told });
});

it('what is unknown is reported and does not block', () => {
  const { verdicts, others } = judge(seeker, { stored: undefined, smoke: undefined }, []);
  expect(others).toEqual({
    contract: 'unknown: Nothing is live yet that the contract could be compared with.',
    shared: 'unknown: Nothing is live yet that shared versions could be compared with.',
    files: 'unknown: Nobody has looked at the stored files.',
    size: 'unknown: Nobody has weighed the stored files.',
    styles: 'unknown: Nobody has looked at the stored files.',
    smoke: 'unknown: Nobody has opened its pages in a browser.',
  });
  expect(canDeploy(verdicts)).toBe(true);
});

it('a release is not compared with the one that it replaces', () => {
  expect(judge({ ...seeker, routes: [route('/dashboard', 'job_seeker')] }).others).toEqual({});
});

it('of many problems the first are listed and the rest is counted', () => {
  const routes = Array.from({ length: 7 }, (_, at) => route(`/mf/${at}`, 'public'));
  const { others } = judge({ ...seeker, routes });
  expect(others.routes).toMatch(/claims \/mf\/0 .*claims \/mf\/3 [^;]*; and 3 more\.$/);
});
