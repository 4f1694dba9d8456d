import { openReleases } from './releases';
import { makeRelease, makeWorkspaces } from '../testing/workspaces';

const workspaces = makeWorkspaces();
const releases = openReleases(workspaces.directory);
const versions = async () => (await releases.listRemotes()).map(({ version }) => version);

afterAll(workspaces.clear);

test('what has never been built is not there', async () => {
  expect(await releases.readShell()).toBeUndefined();
  expect(await releases.listRemotes()).toEqual([]);
});

test('a release appears when it is published, and its successor without a restart', async () => {
  workspaces.publish(makeRelease('mf-public', { version: '1.0.0-one' }));
  expect(await versions()).toEqual(['1.0.0-one']);
  workspaces.publish(makeRelease('mf-public', { version: '1.0.0-second' }));
  expect(await versions()).toEqual(['1.0.0-second']);
});

test('the last good release stands while its files are away or broken', async () => {
  workspaces.write('mf-public/dist/release.json', '{"name": "mf-pub');
  expect(await versions()).toEqual(['1.0.0-second']);
  workspaces.write('mf-public/dist/release.json', '{"name": "mf-public"}');
  expect(await versions()).toEqual(['1.0.0-second']);
  workspaces.remove('mf-public/dist');
  expect(await versions()).toEqual(['1.0.0-second']);
  workspaces.publish(makeRelease('mf-public', { version: '1.0.0-third' }));
  expect(await versions()).toEqual(['1.0.0-third']);
});
