import { contentOf, makeRelease, makeShellRelease, makeWorkspaces } from '../testing/releases';
import { openDevBundles } from './dev-bundles';

const workspaces = makeWorkspaces();
const watched = openDevBundles(workspaces.directory, ['shell', 'mf-public']);
const versions = async () => (await watched.listRemotes()).map(({ version }) => version);

afterAll(workspaces.clear);

test('what has never been built is not there', async () => {
  expect(await watched.readShell()).toBeUndefined();
  expect(await watched.listRemotes()).toEqual([]);
});

test('a build is available once it is complete, and bundles that are not watched are ignored', async () => {
  workspaces.build(makeShellRelease('1.0.0-dev'));
  workspaces.build(makeRelease('mf-seeker', { version: '1.0.0-dev' }));
  workspaces.build(makeRelease('mf-public', { version: '1.0.0-one' }));
  expect((await watched.readShell())?.version).toBe('1.0.0-dev');
  expect(await versions()).toEqual(['1.0.0-one']);
  workspaces.build(makeRelease('mf-public', { version: '1.0.0-second' }));
  expect(await versions()).toEqual(['1.0.0-second']);
});

test('a build has no hashes, because its files change while a page is open', async () => {
  const [release] = await watched.listRemotes();
  expect(Object.values(release?.files ?? {}).map(({ integrity }) => integrity)).toEqual(
    Object.keys(release?.files ?? {}).map(() => ''),
  );
  expect(Object.keys(release?.files ?? {})).toContain('remoteEntry.js');
});

test('the last good build is kept while its files are missing or broken', async () => {
  workspaces.write('mf-public/dist/release.json', '{"name": "mf-pub');
  expect(await versions()).toEqual(['1.0.0-second']);
  workspaces.write('mf-public/dist/release.json', '{"name": "mf-public"}');
  expect(await versions()).toEqual(['1.0.0-second']);
  workspaces.remove('mf-public/dist');
  expect(await versions()).toEqual(['1.0.0-second']);
  workspaces.build(makeRelease('mf-public', { version: '1.0.0-third' }));
  expect(await versions()).toEqual(['1.0.0-third']);
});

test('only files of the present build are read', async () => {
  const release = { name: 'mf-public', version: '1.0.0-third' };
  const read = (file: string, version = release.version) => watched.readFile('mf-public', version, file);
  expect(String(await read('expose.js'))).toBe(contentOf(release, 'expose.js'));
  expect(await read('release.json')).toBeUndefined();
  expect(await read('../../shell/dist/index.html')).toBeUndefined();
  expect(await read('expose.js', '1.0.0-second')).toBeUndefined();
  expect(await watched.readFile('mf-seeker', '1.0.0-dev', 'expose.js')).toBeUndefined();
});
