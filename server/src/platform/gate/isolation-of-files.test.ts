import { declaring, evil, findRefusals, OPERATIONS, type Texts } from './testing/evil-remote';

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
      'of 400 KB of styles',
      { 'a.css': `/*${MEGABYTE.slice(0, 400_000)}*/` },
      300,
      'style sheets before compression',
    ],
    [
      'of styles on the way',
      { 'a.css': '', 'b.css': '' },
      41_000,
      'of style sheets, and 80.0 kB are allowed',
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
    expect(findRefusals(evil, texts, transferSize).size).toContain(why);
  });

  it('of the data in every visitor’s page is refused', () => {
    const texts = Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`chunk-${at}.js`, `${at}`]));
    expect(findRefusals(evil, texts).size).toContain('of addresses and file names for every visitor’s page');
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
    ['a whole address', 'link(`${location.origin}/api/jobs/${t}/?a=1`)', 'GET /api/jobs/{id}/'],
    ['a path without its last slash', 'e.post("jobs",t)', 'POST /api/jobs/'],
    ['another method of an address', 'fetch("/api/jobs/",{method:"POST"})', 'POST /api/jobs/'],
    ['an address of releases', 'e[t]("releases/moves")', 'POST /api/releases/moves/'],
    ['a path of releases', 'let p="x/../releases/moves/"', 'POST /api/releases/moves/'],
    ['a path by itself', 'let p="auth/me/picture/";e[t](p)', 'DELETE /api/auth/me/picture/'],
  ])('that are not declared are refused: %s', (_what, text, operationName) => {
    expect(findRefusals(evil, { 'lazy.js': text }).operations).toBe(
      `lazy.js of mf-evil 1.0.0-aaaaaaaaaa calls ${operationName}, which its release.json does not declare: build it again with the recipe.`,
    );
  });

  it('are refused where a run-time part can make an address one that is not declared', () => {
    const why = (path: string, operation: string) =>
      `lazy.js of mf-evil 1.0.0-aaaaaaaaaa has the address ${path} (line 1, column 3), whose run-time part can make it ${operation}, which its release.json does not declare: write out all but the parameters of one operation.`;
    const refusalOf = (text: string) => findRefusals(declaring('getJob'), { 'lazy.js': text }).operations;
    expect(refusalOf('p=`/api/${x}/moves/`')).toBe(why('/api/{}/moves/', 'POST /api/releases/moves/'));
    expect(refusalOf('p="/api/"+x')).toBe(why('/api/{}/', 'GET /api/jobs/'));
    expect(refusalOf('a=e.post(`${x}/moves/`)')).toContain('POST /api/releases/moves/');
    expect(refusalOf('p=`/api/jobs/${x}/`')).toBeUndefined();
  });

  it('that the live API does not have are refused where the address begins with /api/', () => {
    expect(findRefusals(evil, { 'lazy.js': 'p="/api/other"' }).operations).toBe(
      'lazy.js of mf-evil 1.0.0-aaaaaaaaaa has the address /api/other/ (line 1, column 3), which the live API does not have: use the functions of @metier/sdk/api.',
    );
  });

  it('are refused where the address of a request cannot be read', () => {
    expect(findRefusals(evil, { 'lazy.js': '\nReflect.apply(fetch,t,[a])' }).operations).toBe(
      'lazy.js of mf-evil 1.0.0-aaaaaaaaaa uses fetch with an address that cannot be read (line 2, column 15): write the address as a text without run-time parts before its "?", or use the functions of @metier/sdk/api.',
    );
  });

  it('are looked for in the server’s build, too', () => {
    expect(findRefusals(evil, { 'server.cjs': 'exports.a=(e)=>e.get(`jobs/${1}/`)' }).operations).toContain(
      'GET /api/jobs/{id}/',
    );
  });

  it('that are declared are not refused, nor is what only looks like a call', () => {
    expect(
      findRefusals(declaring('getJob'), { 'page-0.js': 'e.get(`jobs/${t}/`);e.get("jobs");m.get("a/b/")' }),
    ).toEqual({});
  });

  it('that are declared without a description are refused', () => {
    expect(findRefusals({ ...evil, operations: [OPERATIONS.getJob] }).operations).toContain(
      'declares GET /api/jobs/{id}/ and does not describe it',
    );
  });

  it('of releases are not for remotes', () => {
    expect(findRefusals(declaring('moveRelease')).operations).toContain(
      'calls POST /api/releases/moves/, which is not for remotes',
    );
  });

  it('of a script that cannot be read are refused', () => {
    expect(findRefusals(evil, { 'lazy.js': 'let let = 1' }).operations).toContain(
      'lazy.js of mf-evil 1.0.0-aaaaaaaaaa cannot be read',
    );
    expect(findRefusals(evil, { 'lazy.js': '['.repeat(100_000) }).operations).toContain('cannot be read');
  });
});

it('a style sheet that reaches beyond its bundle is refused, once for all sheets that have it', () => {
  const text = 'header{background:red}';
  expect(findRefusals(evil, { 'a.css': text, 'b.css': text }).styles).toBe(
    'b.css of mf-evil 1.0.0-aaaaaaaaaa styles header outside of its layer: put it into @layer remotes.mf-evil, as the recipe does; ' +
      'b.css of mf-evil 1.0.0-aaaaaaaaaa styles header, which can be anybody’s: begin it with a class of a CSS module.',
  );
  expect(findRefusals(evil, { 'a.css': '@layer remotes.mf-evil{.mf-evil_a:hover{color:red}}' })).toEqual({});
  expect(findRefusals(evil, { 'a.css': `${'a{'.repeat(50_000)}` }).styles).toContain('a.css of mf-evil');
});
