import type { RemoteRelease, User } from '@metier/sdk/contract';
import { createRegistry } from './registry';
import { makeRelease, makeShellRelease } from '../testing/releases';

const releases = [
  makeRelease('mf-public', {
    routes: [
      ['/', 'public'],
      ['/messages', 'login'],
    ],
  }),
  makeRelease('mf-seeker', {
    routes: [
      ['/dashboard', 'job_seeker'],
      ['/job/:id/apply', 'job_seeker'],
    ],
    fragments: [['profile-form', 'job_seeker']],
  }),
  makeRelease('mf-provider', {
    routes: [['/dashboard', 'job_provider']],
    fragments: [['profile-form', 'job_provider']],
  }),
];

const choose = (remotes: readonly RemoteRelease[]) => ({
  revision: '7',
  channel: 'production' as const,
  shell: makeShellRelease(),
  overrides: [],
  remotes,
  previews: [],
});

const as = (account_type: User['account_type']): User => ({
  id: 1,
  username: 'lea',
  email_confirmed: true,
  email: 'lea@example.ch',
  account_type,
  profile_picture: null,
});

const namesOf = (user: User | undefined) =>
  createRegistry(choose(releases), user).remotes.map(({ name }) => name);

test('a visitor gets only public remotes', () => {
  const { remotes } = createRegistry(choose(releases), undefined);
  expect(remotes).toHaveLength(1);
  expect(remotes[0]).toMatchObject({
    name: 'mf-public',
    routes: [{ path: '/', access: 'public' }],
    fragments: [],
  });
});

test('each role gets its own remote and not that of the other role', () => {
  expect(namesOf(as('job_seeker'))).toEqual(['mf-public', 'mf-seeker']);
  expect(namesOf(as('job_provider'))).toEqual(['mf-public', 'mf-provider']);
});

test('a remote that provides only a fragment to a role is listed for that role', () => {
  const lender = makeRelease('mf-lender', { fragments: [['profile-form', 'login']] });
  expect(createRegistry(choose([lender]), as('job_seeker')).remotes).toMatchObject([
    { name: 'mf-lender', fragments: [{ name: 'profile-form', access: 'login' }] },
  ]);
  expect(createRegistry(choose([lender]), undefined).remotes).toEqual([]);
});

test('every visitor gets each live path with its access once, without the name of its remote', () => {
  const { access } = createRegistry(choose(releases), undefined);
  // Includes the shell's own page.
  expect(access).toContainEqual({ path: '/platform', access: 'public' });
  expect(access).toHaveLength(6);
  expect(access).toContainEqual({ path: '/dashboard', access: 'job_seeker' });
  expect(access).toContainEqual({ path: '/dashboard', access: 'job_provider' });
  expect(JSON.stringify(access)).not.toMatch(/mf-/);
});

test('the remote and the paths of operators are named to operators alone', () => {
  const all = [...releases, makeRelease('mf-operator', { routes: [['/operator', 'operator']] })];
  const path = { path: '/operator', access: 'operator' };
  for (const user of [undefined, as('job_seeker'), as('job_provider')])
    expect(JSON.stringify(createRegistry(choose(all), user))).not.toContain('operator');
  const { remotes, access } = createRegistry(choose(all), as('operator'));
  expect(remotes.map(({ name }) => name)).toEqual(['mf-public', 'mf-operator']);
  expect(access).toContainEqual(path);
});

test('a registry carries the hash of every script and style sheet, and of nothing else', () => {
  const release = makeRelease('mf-public', { routes: [['/', 'public']] });
  const withPicture = {
    ...release,
    files: { ...release.files, 'map.svg': { integrity: 'sha384-map', size: 1 } },
  };
  const [remote] = createRegistry(choose([withPicture]), undefined).remotes;
  expect(Object.keys(remote?.integrity ?? {})).toEqual([
    'remoteEntry.js',
    'expose.js',
    'page-0.js',
    'page-0.css',
  ]);
});
