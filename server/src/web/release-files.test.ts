import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listReleaseFiles } from '../platform/store/releases.repository';
import { contentOf, goLive, hashOfText, makeRelease, publishRelease } from '../testing/releases';
import { readPageData } from './testing/read-page-data';
import { shell, startWeb } from './testing/start-web';

const { workspaces, test, app, get } = startWeb();

it('release files may be cached forever, including those of releases that are no longer live', async () => {
  const next = makeRelease('mf-seeker', {
    version: '2.0.0-aaaaaaaaaa',
    routes: [['/dashboard', 'job_seeker']],
  });
  await goLive(test, next);
  for (const url of [
    `/mf/shell/${shell.version}/shell.js`,
    '/mf/mf-seeker/1.0.0-aaaaaaaaaa/remoteEntry.js',
    '/mf/mf-seeker/2.0.0-aaaaaaaaaa/remoteEntry.js',
  ]) {
    const reply = await get(url, '*/*');
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
  }
});

it('a browser gets the smallest copy that it takes, and the same file by any of them', async () => {
  const release = makeRelease('mf-large', { routes: [['/large', 'public']] });
  const content = '/* large */\n'.repeat(1_000);
  const file = { integrity: hashOfText(content), size: content.length };
  await publishRelease(
    test,
    { ...release, files: { ...release.files, 'page-0.js': file } },
    { contents: { 'page-0.js': content } },
  );
  const ask = async (encodings: string) => {
    const headers = { 'accept-encoding': encodings };
    const reply = await app.inject({ url: '/mf/mf-large/1.0.0-aaaaaaaaaa/page-0.js', headers });
    expect(reply.headers.vary).toBe('accept-encoding');
    return [reply.headers['content-encoding'], reply.rawPayload] as const;
  };
  const [br, brotli] = await ask('gzip, deflate, br, zstd');
  expect([br, brotliDecompressSync(brotli).toString()]).toEqual(['br', content]);
  const [gzip, zip] = await ask('gzip;q=0.5, br;q=0');
  expect([gzip, gunzipSync(zip).toString()]).toEqual(['gzip', content]);
  expect(await ask('identity')).toEqual([undefined, Buffer.from(content)]);
});

it('a byte that has changed at rest is never served', async () => {
  const release = makeRelease('mf-flipped', { routes: [['/flipped', 'public']] });
  await publishRelease(test, release);
  const { id } = test.dependencies.releases.findRelease('mf-flipped', release.version) ?? { id: 0 };
  for (const { path, fileId } of await listReleaseFiles(test.dependencies.db, id)) {
    await test.dependencies.files.put(fileId, Buffer.from(contentOf(release, path).replace('of', 'oF')));
    const reply = await get(`/mf/mf-flipped/${release.version}/${path}`, '*/*');
    expect([path, reply.statusCode]).toEqual([path, 404]);
  }
});

it('a file that is missing is a 404 that is neither kept nor a page', async () => {
  const urls = [
    '/mf/mf-public/1.0.0-aaaaaaaaaa/gone.js',
    '/mf/mf-public/1.0.0-older/remoteEntry.js',
    '/mf/mf-public/1.0.0-aaaaaaaaaa/release.json',
    `/mf/shell/${shell.version}/index.html`,
    '/mf/mf-public/1.0.0-aaaaaaaaaa/..%2f..%2f..%2fshell/dist/release.json',
    '/mf/mf-nobody/1.0.0-aaaaaaaaaa/remoteEntry.js',
  ];
  for (const url of urls) {
    const reply = await get(url, '*/*');
    expect([url, reply.statusCode]).toEqual([url, 404]);
    expect(reply.headers['content-type']).toContain('json');
    expect(reply.headers['cache-control']).toBe('no-store');
  }
});

it('a watched bundle is served instead of a release and is not cached', async () => {
  const watched = makeRelease('mf-watched', { version: '1.0.0-dev', routes: [['/new', 'public']] });
  workspaces.build(watched);
  expect(readPageData((await get('/new')).body).registry.remotes).toContainEqual(
    expect.objectContaining({ name: 'mf-watched', version: '1.0.0-dev' }),
  );
  const reply = await get('/mf/mf-watched/1.0.0-dev/page-0.js', '*/*');
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.body).toBe(contentOf(watched, 'page-0.js'));
});
