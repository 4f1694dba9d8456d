import type { AnyRelease, GateCheck, RemoteRelease } from '@metier/shared/contract';
import type { Access } from '@metier/shared/rules';
import type { ApiDocument } from '../../../http/openapi/document';
import { makeRelease, makeShellRelease } from '../../../testing/releases';
import { hashOf } from '../check-release';
import type { PathGrant } from '../path-grants';
import type { CandidateFile } from './context';
import { runChecks } from './run-checks';
import { isAnalyzed, analyzeFile } from './analyze-file';

type Texts = Readonly<Record<string, string>>;

const operation = (operationId: string) => ({ operationId, responses: {} });
const api: ApiDocument = {
  paths: {
    '/api/jobs/': { get: operation('searchJobs'), post: operation('createJob') },
    '/api/jobs/{id}/': { get: operation('getJob') },
    '/api/auth/me/picture/': { delete: operation('removePicture') },
    '/api/releases/moves/': { post: operation('moveRelease') },
  },
  components: { schemas: {} },
};

const frontDoor = makeRelease('mf-public', {
  routes: [
    ['/', 'public'],
    ['/job/:id', 'public'],
    ['/login', 'public'],
  ],
});
const seeker = makeRelease('mf-seeker', { routes: [['/job/:id/apply', 'job_seeker']] });

const grant = (remote: string, path: string, access: Access = 'public'): PathGrant => ({
  remote,
  path,
  access,
});
const grants = [
  ...['/', '/job', '/login'].map((path) => grant('mf-public', path)),
  grant('mf-seeker', '/job/:id/apply', 'job_seeker'),
  grant('mf-evil', '/evil'),
];

const OPERATIONS = {
  getJob: { id: 'getJob', method: 'GET', path: '/api/jobs/{id}/' },
  moveRelease: { id: 'moveRelease', method: 'POST', path: '/api/releases/moves/' },
};

const claim = (path: string, access: Access = 'public') => ({ path, access, files: ['page-0.js'] });
const evil = makeRelease('mf-evil', { routes: [['/evil', 'public']] });
const claiming = (...paths: string[]): RemoteRelease => ({
  ...evil,
  routes: paths.map((path) => claim(path)),
});
const declaring = (...names: (keyof typeof OPERATIONS)[]): RemoteRelease => ({
  ...evil,
  operations: names.map((name) => OPERATIONS[name]),
  api: {
    paths: Object.fromEntries(
      names.map((name) => [OPERATIONS[name].path, api.paths[OPERATIONS[name].path] ?? {}]),
    ),
    components: { schemas: {} },
  },
});

/** The stored files of a release with these contents. */
function store(release: AnyRelease, texts: Texts, transferSize?: number): ReadonlyMap<string, CandidateFile> {
  const files = Object.keys({ ...release.files, ...texts });
  return new Map(
    files.map((path) => {
      const content = Buffer.from(texts[path] ?? '');
      const integrity = path in texts ? hashOf(content) : (release.files[path]?.integrity ?? '');
      const reading = isAnalyzed(release.name, path)
        ? analyzeFile(release.name, path, integrity, content)
        : undefined;
      return [
        path,
        { integrity, size: content.length, transferSize: transferSize ?? content.length, reading },
      ];
    }),
  );
}

const withTexts = (release: RemoteRelease, texts: Texts): RemoteRelease => ({
  ...release,
  files: {
    ...release.files,
    ...Object.fromEntries(
      Object.entries(texts).map(([path, text]) => [
        path,
        { integrity: hashOf(Buffer.from(text)), size: text.length },
      ]),
    ),
  },
});

const live = [makeShellRelease(), frontDoor, seeker];

/** The checks that the gate refuses, with their reasons. */
function judge(release: RemoteRelease, texts: Texts = {}, transferSize?: number) {
  const candidate = withTexts(release, texts);
  const stored = store(candidate, texts, transferSize);
  const verdicts = runChecks(candidate, live, { api, grants, stored });
  const refusals = verdicts.filter(({ verdict }) => verdict === 'no');
  return Object.fromEntries(refusals.map(({ check, why }) => [check, why])) as Partial<
    Record<GateCheck, string>
  >;
}

it('what keeps within its grants is not refused', () => {
  expect(judge(claiming('/evil', '/evil/:id', '/EVIL/by/:year'))).toEqual({});
});

it('a remote may have the longer path within another remote’s prefix when that is granted', () => {
  expect(judge({ ...seeker, version: '1.0.0-bbbb', container: 'mf_seeker_bbbb' })).toEqual({});
});

describe('an address', () => {
  it.each([
    ['/job/468', 'and mf-public 1.0.0-aaaaaaaaaa has /job/:id for public'],
    ['/Job/:number', 'and mf-public 1.0.0-aaaaaaaaaa has /job/:id for public'],
    ['/login', 'and mf-public 1.0.0-aaaaaaaaaa has /login for public'],
    ['/', 'and mf-public 1.0.0-aaaaaaaaaa has / for public'],
    ['/job/5/apply', 'and mf-seeker 1.0.0-aaaaaaaaaa has /job/:id/apply for job_seeker'],
    ['/:any', 'which begins with what can stand for any address'],
    ['/:any/login', 'which begins with what can stand for any address'],
    ['/*', 'which begins with what can stand for any address'],
    ['/:lang?/login', 'which begins with what can stand for any address'],
    ['/evil?/login', 'which begins with what can stand for any address'],
    ['/evil/*', 'which the registry cannot match'],
    ['/evil/:id?', 'which the registry cannot match'],
    ['/evil/:id.html', 'which the registry cannot match'],
    ['/ev%69l', 'which the registry cannot match'],
    ['/evil/', 'which the registry cannot match'],
    ['/evil/../login', 'which the registry cannot match'],
    [`/evil/${'x'.repeat(120)}`, 'which is longer than 120 characters'],
    ['/platform', 'which is not for remotes'],
    ['/api/jobs', 'which is not for remotes'],
    ['/mf', 'which is not for remotes'],
    [
      '/job',
      'which is not granted to mf-evil: an operator grants it with npm run release -- paths grant mf-evil /job',
    ],
    ['/evils', 'which is not granted to mf-evil'],
  ])('%s is refused', (path, why) => {
    expect(judge(claiming(path)).routes).toContain(
      `mf-evil 1.0.0-aaaaaaaaaa claims ${path} for public, ${why}`,
    );
  });

  it('within one’s own prefix is refused where a longer path of it is another remote’s', () => {
    const wide = { ...frontDoor, version: '1.0.0-bbbb', container: 'mf_public_bbbb' };
    const alone = (path: string) =>
      runChecks({ ...wide, routes: [claim(path)] }, [], { api, grants }).find(
        ({ check }) => check === 'routes',
      );
    expect(alone('/job/:id/:what')).toMatchObject({
      verdict: 'no',
      why: expect.stringContaining('reaches into /job/:id/apply, granted to mf-seeker') as string,
    });
    expect(alone('/job/:id/print')?.verdict).toBe('yes');
  });

  it('is refused beyond the fiftieth', () => {
    const many = claiming(...Array.from({ length: 51 }, (_, at) => `/evil/${at}`));
    expect(judge(many).routes).toContain('claims 51 routes, and 50 are allowed');
  });

  it('for more people than it was granted for is refused', () => {
    const open = {
      ...seeker,
      version: '1.0.0-bbbb',
      container: 'mf_seeker_bbbb',
      routes: [claim('/job/:id/apply')],
    };
    expect(judge(open).routes).toContain('which is not granted to mf-seeker');
  });
});

it.each([
  ['another remote’s', 'mf_public_aaaaaaaaaa'],
  ['one that could be read as another remote’s', 'mf_evil_twin_aaaaaaaaaa'],
  ['a global of the page', 'fetch'],
])('a container with %s name is refused', (_whose, container) => {
  expect(judge({ ...evil, container }).routes).toContain(
    `calls its container ${container}, and that of this release is mf_evil_aaaaaaaaaa`,
  );
});

it('fragments beyond the twentieth, or with a name of another form, are refused', () => {
  const lend = (name: string) => ({ name, access: 'public' as const, files: [] });
  const many = { ...evil, fragments: Array.from({ length: 21 }, (_, at) => lend(`piece-${at}`)) };
  expect(judge(many).routes).toContain('lends 21 fragments, and 20 are allowed');
  expect(judge({ ...evil, fragments: [lend('__proto__')] }).routes).toContain('not of the form profile-form');
});

describe('the weight', () => {
  const MEGABYTE = 'x'.repeat(1_000_000);

  it.each<[string, Texts, number, string]>([
    ['of a lazy chunk', { 'lazy.js': `/*${MEGABYTE}*/` }, 300, 'scripts before compression'],
    [
      'of many lazy chunks',
      { 'a.js': '1', 'b.js': '2' },
      130_000,
      'scripts, those of lazy chunks among them',
    ],
    [
      'of 300 KB of styles',
      { 'a.css': `/*${MEGABYTE.slice(0, 300_000)}*/` },
      300,
      'style sheets before compression',
    ],
    [
      'of styles on the way',
      { 'a.css': '', 'b.css': '' },
      31_000,
      'of style sheets, and 60.0 kB are allowed',
    ],
    [
      'of a page’s styles',
      { 'page-0.css': '' },
      16_000,
      'the page /evil of mf-evil 1.0.0-aaaaaaaaaa loads 16.0 kB of styles',
    ],
    ['of the server’s build', { 'server.cjs': `/*${MEGABYTE}*/` }, 300, 'of scripts for the server'],
    ['of other files', { 'a.png': MEGABYTE, 'b.png': MEGABYTE, 'c.woff2': 'x' }, 300, 'of other files'],
  ])('%s is refused', (_what, texts, transferSize, why) => {
    expect(judge(evil, texts, transferSize).size).toContain(why);
  });

  it('of the data in every visitor’s page is refused', () => {
    const texts = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`chunk-${at}.js`, `${at}`]));
    expect(judge(evil, texts).size).toContain('of addresses and file names for every visitor’s page');
  });
});

describe('operations', () => {
  it.each([
    ['a call of the port', 'e.delete("auth/me/picture/")', 'DELETE /api/auth/me/picture/'],
    ['a call of a list', 'e.list("jobs/",{query:t})', 'GET /api/jobs/'],
    ['another method', 'e.post("jobs/",t)', 'POST /api/jobs/'],
    ['a computed name', 'e["get"](`jobs/${t}/`)', 'GET /api/jobs/{id}/'],
    ['a path that is put together', 'e.get("jobs/"+t+"/")', 'GET /api/jobs/{id}/'],
    ['one of two paths', 'e.get(t?"me/":"jobs/")', 'GET /api/jobs/'],
    ['an address', 'fetch("/api/auth/me/picture/",{method:t})', 'DELETE /api/auth/me/picture/'],
    ['a whole address', 'fetch(`${location.origin}/api/jobs/${t}/?a=1`)', 'GET /api/jobs/{id}/'],
    ['a path by itself', 'let p="auth/me/picture/";e[t](p)', 'DELETE /api/auth/me/picture/'],
  ])('that are not declared are refused: %s', (_what, text, operationName) => {
    expect(judge(evil, { 'lazy.js': text }).operations).toBe(
      `lazy.js of mf-evil 1.0.0-aaaaaaaaaa calls ${operationName}, which its release.json does not declare: build it again with the recipe.`,
    );
  });

  it('are looked for in the server’s build, too', () => {
    expect(judge(evil, { 'server.cjs': 'exports.a=(e)=>e.get(`jobs/${1}/`)' }).operations).toContain(
      'GET /api/jobs/{id}/',
    );
  });

  it('that are declared are not refused, nor is what only looks like a call', () => {
    expect(
      judge(declaring('getJob'), { 'page-0.js': 'e.get(`jobs/${t}/`);e.get("jobs");m.get("a/b/")' }),
    ).toEqual({});
  });

  it('that are declared without a description are refused', () => {
    expect(judge({ ...evil, operations: [OPERATIONS.getJob] }).operations).toContain(
      'declares GET /api/jobs/{id}/ and does not describe it',
    );
  });

  it('of releases are not for remotes', () => {
    expect(judge(declaring('moveRelease')).operations).toContain(
      'calls POST /api/releases/moves/, which is not for remotes',
    );
  });

  it('of a script that cannot be read are refused', () => {
    expect(judge(evil, { 'lazy.js': 'let let = 1' }).operations).toContain(
      'lazy.js of mf-evil 1.0.0-aaaaaaaaaa cannot be read',
    );
    expect(judge(evil, { 'lazy.js': '['.repeat(100_000) }).operations).toContain('cannot be read');
  });
});

it('a style sheet that reaches beyond its bundle is refused, once for all sheets that have it', () => {
  const text = 'header{background:red}';
  expect(judge(evil, { 'a.css': text, 'b.css': text }).styles).toBe(
    'b.css of mf-evil 1.0.0-aaaaaaaaaa styles header outside of its layer: put it into @layer remotes.mf-evil, as the recipe does; ' +
      'b.css of mf-evil 1.0.0-aaaaaaaaaa styles header, which can be anybody’s: begin it with a class of a CSS module.',
  );
  expect(judge(evil, { 'a.css': '@layer remotes.mf-evil{.mf-evil_a:hover{color:red}}' })).toEqual({});
  expect(judge(evil, { 'a.css': `${'a{'.repeat(50_000)}` }).styles).toContain('a.css of mf-evil');
});
