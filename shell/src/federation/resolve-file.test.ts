import type { RegistryRemote } from '@metier/sdk/contract';
import { avoidCdn, resolveFile, registerFiles, registerRelease, type AdmittingWindow } from './resolve-file';

const release = (changes: Partial<RegistryRemote> = {}): RegistryRemote => ({
  name: 'mf-seeker',
  version: '1.0.0-a',
  container: 'mf_seeker_a',
  entry: '/mf/mf-seeker/1.0.0-a/remoteEntry.js',
  integrity: { 'remoteEntry.js': 'sha384-entry', '7.js': 'sha384-seven' },
  routes: [],
  fragments: [],
  ...changes,
});

test('a file of a release in the registry is resolved with its hash', () => {
  registerRelease(release());
  const address = '/mf/mf-seeker/1.0.0-a/7.js';
  expect(resolveFile(address)).toEqual({ address, integrity: 'sha384-seven' });
  const { metierAdmit: admit } = window as AdmittingWindow;
  expect(admit?.('/mf/mf-seeker/1.0.0-a/remoteEntry.js')?.integrity).toBe('sha384-entry');
});

test.each([
  '/mf/mf-seeker/1.0.0-a/8.js',
  '/mf/mf-seeker/1.0.0-b/7.js',
  '/mf/mf-seeker/1.0.0-a/../1.0.0-b/7.js',
  'https://elsewhere.example/mf/mf-seeker/1.0.0-a/7.js',
  'http://localhost:4001/remoteEntry.js',
])('a file of no registered release is refused: %s', (address) => {
  registerRelease(release());
  expect(resolveFile(address)).toBeUndefined();
});

test('a repeated request for a file gets a different address, so that no cache serves it, and the same hash', () => {
  registerFiles('/mf/shell/1.0.0-a/', { 'bar.js': 'sha384-bar' });
  expect(resolveFile('/mf/shell/1.0.0-a/bar.js')?.address).toBe('/mf/shell/1.0.0-a/bar.js');
  expect(resolveFile('/mf/shell/1.0.0-a/bar.js')).toEqual({
    address: 'http://localhost/mf/shell/1.0.0-a/bar.js?again=1',
    integrity: 'sha384-bar',
  });
});

test('bundles in development have no hash: a watched bundle, and a preview from a development machine', () => {
  expect(resolveFile('/mf/mf-seeker/1.0.0-dev/7.js')).toMatchObject({ integrity: undefined });
  registerRelease(
    release({ is_preview: true, entry: 'http://localhost:4002/mf-seeker/remoteEntry.js', integrity: {} }),
  );
  expect(resolveFile('http://localhost:4002/mf-seeker/7.js')).toMatchObject({ integrity: undefined });
});

test('a file of a CDN is loaded from there, whatever public path its build has, and the next time from this origin', () => {
  const folder = 'https://cdn.example/mf/mf-seeker/1.0.0-c/';
  registerRelease(
    release({ entry: `${folder}remoteEntry.js`, integrity: { '7.js': 'sha384-a', '8.js': 'sha384-b' } }),
  );
  expect(resolveFile('/mf/mf-seeker/1.0.0-c/7.js')).toEqual({
    address: `${folder}7.js`,
    integrity: 'sha384-a',
  });
  expect(resolveFile(`${folder}8.js`)).toEqual({ address: `${folder}8.js`, integrity: 'sha384-b' });
  expect(resolveFile(`${folder}8.js`)).toEqual({
    address: 'http://localhost/mf/mf-seeker/1.0.0-c/8.js?again=1',
    integrity: 'sha384-b',
  });
  expect(resolveFile('https://other.example/mf/mf-seeker/1.0.0-c/7.js')).toBeUndefined();
  expect(resolveFile('https://cdn.example/mf/mf-seeker/1.0.0-d/7.js')).toBeUndefined();
});

test('when the CDN is away, its files are loaded from this origin', () => {
  avoidCdn();
  const folder = 'https://cdn.example/mf/mf-seeker/1.0.0-e/';
  registerRelease(release({ entry: `${folder}remoteEntry.js` }));
  expect(resolveFile(`${folder}7.js`)?.address).toBe('/mf/mf-seeker/1.0.0-e/7.js');
});
