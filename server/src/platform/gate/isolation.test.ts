import { runChecks } from './run-checks';
import { api, claim, claiming, evil, findRefusals, frontDoor, grants, seeker } from './testing/evil-remote';
import { NO_LANGUAGES } from './testing/live-releases';

it('what keeps within its grants is not refused', () => {
  expect(findRefusals(claiming('/evil', '/evil/:id', '/EVIL/by/:year'))).toEqual({});
});

it('a remote may have the longer path within another remote’s prefix when that is granted', () => {
  expect(findRefusals({ ...seeker, version: '1.0.0-bbbb', container: 'mf_seeker_bbbb' })).toEqual({});
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
    ['/sdk', 'which is not for remotes'],
    [
      '/job',
      'which is not granted to mf-evil: an operator grants it with npm run release -- paths grant mf-evil /job',
    ],
    ['/evils', 'which is not granted to mf-evil'],
  ])('%s is refused', (path, why) => {
    expect(findRefusals(claiming(path)).routes).toContain(
      `mf-evil 1.0.0-aaaaaaaaaa claims ${path} for public, ${why}`,
    );
  });

  it('within one’s own prefix is refused where a longer path of it is another remote’s', () => {
    const wide = { ...frontDoor, version: '1.0.0-bbbb', container: 'mf_public_bbbb' };
    const alone = (path: string) =>
      runChecks({ ...wide, routes: [claim(path)] }, [], { api, grants, languages: NO_LANGUAGES }).find(
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
    expect(findRefusals(many).routes).toContain('claims 51 routes, and 50 are allowed');
  });

  it('for more people than it was granted for is refused', () => {
    const open = {
      ...seeker,
      version: '1.0.0-bbbb',
      container: 'mf_seeker_bbbb',
      routes: [claim('/job/:id/apply')],
    };
    expect(findRefusals(open).routes).toContain('which is not granted to mf-seeker');
  });
});

it.each([
  ['another remote’s', 'mf_public_aaaaaaaaaa'],
  ['one that could be read as another remote’s', 'mf_evil_twin_aaaaaaaaaa'],
  ['a global of the page', 'fetch'],
])('a container with %s name is refused', (_whose, container) => {
  expect(findRefusals({ ...evil, container }).routes).toContain(
    `calls its container ${container}, and that of this release is mf_evil_aaaaaaaaaa`,
  );
});

it('fragments beyond the twentieth, or with a name of another form, are refused', () => {
  const lend = (name: string) => ({ name, access: 'public' as const, files: [] });
  const many = { ...evil, fragments: Array.from({ length: 21 }, (_, at) => lend(`piece-${at}`)) };
  expect(findRefusals(many).routes).toContain('lends 21 fragments, and 20 are allowed');
  expect(findRefusals({ ...evil, fragments: [lend('__proto__')] }).routes).toContain(
    'not of the form profile-form',
  );
});
