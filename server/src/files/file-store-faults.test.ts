import { mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import S3rver from 's3rver';
import { joinSeeker, makePdf, type Seeker } from '../testing/fixtures';
import { makeForm, startTestApp, type TestApp } from '../testing/index';
import { startTcpProxy, type TcpProxy } from '../testing/services/tcp-proxy';

const upload = (seeker: Seeker) =>
  seeker.post('/api/auth/attachments/', makeForm({ file: makePdf('Diploma') }));

function expectNoFiles(response: LightMyRequestResponse): void {
  expect(response.statusCode).toBe(503);
  const detail = 'Files cannot be saved or opened at the moment. Please try again later.';
  expect(response.json()).toEqual({ detail });
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
}

/** Polls, because the result of the check is cached for a few seconds. */
async function waitForFiles(test: TestApp, state: 'ok' | 'failed'): Promise<void> {
  for (;;) {
    const response = await test.visit().get('/readyz');
    const { files } = response.json<{ parts: { files: string } }>().parts;
    if (files === state) return expect(response.statusCode).toBe(state === 'ok' ? 200 : 503);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

describe('a disk that takes no files', () => {
  const test = startTestApp();

  it('is answered with 503, named by /readyz, and left as it was', async () => {
    const seeker = await joinSeeker(test);
    const folder = join(test.dataDir, 'files');
    const kept = await upload(seeker);
    const before = await readdir(folder, { recursive: true });
    await rename(join(folder, 'incoming'), join(folder, 'away'));
    await writeFile(join(folder, 'incoming'), 'no folder');
    expectNoFiles(await upload(seeker));
    await waitForFiles(test, 'failed');
    expect((await seeker.get(kept.json<{ file: string }>().file)).statusCode).toBe(200);
    await rm(join(folder, 'incoming'));
    await rename(join(folder, 'away'), join(folder, 'incoming'));
    expect(await readdir(folder, { recursive: true })).toEqual(before);
    expect((await upload(seeker)).statusCode).toBe(201);
  });

  it('an upload that fails at its last step leaves nothing half-written', async () => {
    const seeker = await joinSeeker(test);
    const folder = join(test.dataDir, 'files');
    // Each file is placed in one of 256 folders, all of which are full.
    for (let each = 0; each < 256; each += 1) {
      const place = join(folder, each.toString(16).padStart(2, '0'));
      await rm(place, { recursive: true, force: true });
      await symlink('/dev/full', place);
    }
    expectNoFiles(await upload(seeker));
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    expect((await seeker.get('/api/auth/attachments/')).json()).toEqual([]);
  });
});

describe('a bucket that is away', () => {
  let proxy: TcpProxy;
  let server: S3rver;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'metier-bucket-'));
    const place = { address: '127.0.0.1', port: 0, directory: folder };
    server = new S3rver({ ...place, silent: true, configureBuckets: [{ name: 'metier' }] });
    const { port } = await server.run();
    proxy = await startTcpProxy({ port });
  });
  afterAll(async () => {
    await proxy.close();
    await server.close();
    await rm(folder, { recursive: true });
  });

  const test = startTestApp(() => ({
    S3_BUCKET: 'metier',
    S3_ENDPOINT: `http://127.0.0.1:${proxy.port}`,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }));
  it('is answered with 503 and named by /readyz, until it is back', async () => {
    const seeker = await joinSeeker(test);
    const kept = (await upload(seeker)).json<{ file: string }>();
    proxy.cut();
    expectNoFiles(await upload(seeker));
    expectNoFiles(await seeker.get(kept.file));
    await waitForFiles(test, 'failed');
    expect((await seeker.get('/api/auth/attachments/')).json()).toHaveLength(1);
    proxy.heal();
    expect((await upload(seeker)).statusCode).toBe(201);
    await waitForFiles(test, 'ok');
    expect((await seeker.get(kept.file)).statusCode).toBe(200);
  });
});
