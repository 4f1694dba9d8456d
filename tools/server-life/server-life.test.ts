import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../lib/root';
import { createBrowserClient, type BrowserClient } from '../lib/browser-client';
import { waitUntilReady } from '../lib/server-process';
import { SLOWNESS } from '../../server/src/testing/depth';
import { joinAsCompany } from './accounts';
import { readTitles, startLoad } from './steady-load';

const PASSWORD = 'correct horse battery';
const LETTER = 'I have dreamt of your ward since I was a child.';
const RESUME = Buffer.from('%PDF-1.4\nresume\n%%EOF\n');
const main = join(ROOT, 'server/dist/main.js');

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'metier-life-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

it('a broken configuration ends the start with every problem in one sentence', () => {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: 'abc', SMTP_ULR: 'smtp://mail' };
  const { status, stderr } = spawnSync(process.execPath, [main], { env, encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    'The configuration is wrong: SMTP_ULR is not a setting: with SMTP_ begin SMTP_URL; ' +
      'PORT must be a port number, 0 to 65535; SESSION_SECRET is required when NODE_ENV is production; ' +
      'PUBLIC_URL is required when NODE_ENV is production.',
  );
});

interface Running {
  readonly server: ChildProcess;
  readonly address: string;
  readLog(): string;
}

async function startInProduction(
  changes: NodeJS.ProcessEnv = {},
  { isLogRead = true } = {},
): Promise<Running> {
  const settings = { DATA_DIR: dataDir, PORT: '0', SESSION_SECRET: 'only this test knows it'.repeat(2) };
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    SEED_DEMO: '0',
    PUBLISH_LOCAL_BUILDS: 'never',
    PUBLIC_URL: 'http://jobs.test',
    SHUTDOWN_DELAY_MS: '0',
    ...settings,
    ...changes,
  };
  const server = fork(main, { cwd: ROOT, execArgv: [], silent: true, env });
  let log = '';
  if (isLogRead)
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (chunk) => (log += String(chunk)));
  const { address } = await waitUntilReady(server);
  return { server, address, readLog: () => log };
}

/** Registers a candidate with a session and a profile. */
async function joinAsSeeker(address: string): Promise<{ seeker: BrowserClient; user: number }> {
  const seeker = createBrowserClient(address);
  const account = { username: 'lea', email: 'lea@example.ch', password1: PASSWORD, password2: PASSWORD };
  const { id } = await seeker.send<{ id: number }>('POST', '/api/auth/register/', account);
  await seeker.send('POST', '/api/auth/jobseekers/', {
    firstname: 'Léa',
    lastname: 'Muster',
    birthdate: '1998-04-02',
    address: 'Länggassstrasse 12',
    city: 'Bern',
    postal_code: '3012',
    region: 'BE',
    biography: LETTER,
  });
  return { seeker, user: id };
}

const DISPOSITION = 'Content-Disposition: form-data; name=';

/** Starts an upload and sends all but the last bytes. */
function beginUpload(
  address: string,
  seeker: BrowserClient,
  user: number,
): { upload: ClientRequest; rest: string } {
  const fields = `--x\r\n${DISPOSITION}"user"\r\n\r\n${user}\r\n`;
  const file = `--x\r\n${DISPOSITION}"file"; filename="cv.pdf"\r\n\r\n${RESUME.toString()}`;
  const rest = '\r\n--x--\r\n';
  const upload = request(new URL('/api/auth/attachments/', address), {
    method: 'POST',
    headers: {
      ...seeker.headers(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': fields.length + file.length + rest.length,
    },
  });
  upload.write(fields + file);
  return { upload, rest };
}

it('a signal cannot open a debugger in the server', async () => {
  const { server, address, readLog } = await startInProduction();
  server.kill('SIGUSR1');
  await wait(300);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  expect(readLog()).not.toContain('Debugger listening');
  const hasExited = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await hasExited).toEqual([0, null]);
});

it('a log that nobody reads delays neither answers nor the stop', async () => {
  const { server, address, readLog } = await startInProduction({}, { isLogRead: false });
  const long = 'x'.repeat(4_000);
  // Two lines each with the address: more than the pipe and its reader hold.
  for (let requests = 0; requests < 300; requests += 1)
    expect((await fetch(`${address}/api/none/?${long}`)).status).toBe(404);
  expect(readLog()).toBe('');
  const hasExited = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await hasExited).toEqual([0, null]);
});

it('a stop lets running requests end, cuts those that do not, and takes less than ten seconds', async () => {
  const { server, address, readLog } = await startInProduction();
  const { seeker, user } = await joinAsSeeker(address);
  const finishing = beginUpload(address, seeker, user);
  const hanging = beginUpload(address, seeker, user);
  const isCut = once(hanging.upload, 'error');
  await wait(500);

  const startedAt = Date.now();
  const hasExited = once(server, 'exit');
  server.kill('SIGTERM');
  await wait(500);
  finishing.upload.end(finishing.rest);
  const [response] = (await once(finishing.upload, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(201);
  response.resume();
  await isCut;
  expect(await hasExited).toEqual([0, null]);
  expect(Date.now() - startedAt).toBeLessThan(10_000 * SLOWNESS);

  // The aborted upload leaves no file, neither stored nor temporary.
  const files = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  expect(files.filter((entry) => entry.isFile())).toHaveLength(1);
  expectNoSecrets(readLog(), seeker);
});

it('before a stop the server says for a while that it goes, answers on, and ends connections', async () => {
  const { server, address } = await startInProduction({ SHUTDOWN_DELAY_MS: '1500' });
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request(new URL(path, address), { agent }, resolve).on('error', reject).end();
    });
  expect((await ask('/readyz')).resume().statusCode).toBe(200);
  const hasExited = once(server, 'exit');
  const startedAt = Date.now();
  server.kill('SIGTERM');
  while ((await ask('/readyz')).resume().statusCode !== 503) await wait(10);
  for (const path of ['/api/auth/regions/', '/api/auth/regions/', '/healthz', '/api/none/']) {
    const answer = await ask(path);
    answer.resume();
    expect([path, answer.statusCode, answer.headers.connection]).toEqual([
      path,
      path === '/api/none/' ? 404 : 200,
      'close',
    ]);
  }
  expect(await hasExited).toEqual([0, null]);
  expect(Date.now() - startedAt).toBeGreaterThanOrEqual(1_400);
});

it('Ctrl-C stops without the shutdown delay', async () => {
  const { server } = await startInProduction({ SHUTDOWN_DELAY_MS: '600000' });
  const hasExited = once(server, 'exit');
  server.kill('SIGINT');
  expect(await hasExited).toEqual([0, null]);
});

it('a server stops when the process that has started it is gone', async () => {
  const { server } = await startInProduction();
  const hasExited = once(server, 'exit');
  server.disconnect();
  expect(await hasExited).toEqual([0, null]);
});

it('under twelve writers a stop keeps exactly what it has acknowledged', async () => {
  const { server, address } = await startInProduction();
  const company = await joinAsCompany(address, 'alta');
  const load = { address, company, writers: 12, readers: 2, name: 'Cook', pauseMs: 5, random: Math.random };
  const running = startLoad(load);
  while (running.countWrites() < 40) await wait(20);
  const hasExited = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await hasExited).toEqual([0, null]);
  const { acknowledged, failed } = await running.stop();
  // Late requests were refused at connection; no response was cut, and none was an error.
  expect(failed.filter(({ outcome }) => outcome === 'cut' || typeof outcome === 'number')).toEqual([]);

  const next = await startInProduction();
  company.setAddress(next.address);
  expect((await readTitles(company)).sort()).toEqual([...acknowledged].sort());
  next.server.kill('SIGKILL');
  await once(next.server, 'exit');
});

/** The log is JSON with request ids, and contains no secrets. */
function expectNoSecrets(log: string, seeker: BrowserClient): void {
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { reqId?: string });
  expect(lines.filter(({ reqId }) => reqId).length).toBeGreaterThan(3);
  const { cookie = '', 'x-csrftoken': token = '' } = seeker.headers();
  const session = /sessionid=([^;]+)/.exec(cookie)?.[1] ?? '';
  for (const secret of [PASSWORD, LETTER, session, token]) {
    expect(secret.length).toBeGreaterThan(10);
    expect(log).not.toContain(secret);
  }
}
