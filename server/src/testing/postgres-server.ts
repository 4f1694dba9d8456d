import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPrograms, findUser, type Programs } from './postgres-programs';

/** A PostgreSQL of its own for one test run, in a temporary folder, reached by a socket in it. */
export interface PostgresServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** What a power cut would take does not matter here; the speed does. */
const HASTE = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);
const SETTINGS = [...HASTE, '-c', 'listen_addresses=', '-c', 'max_connections=200'];
const PATIENCE_MS = 30_000;

/** Starts it, with more settings if need be; rejects with PostgreSQL's own words when it does not start. */
export async function startPostgres(more: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-pg-'));
  const user = findUser();
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid);
  const programs = await makeReadable(findPrograms(), folder, user);
  const data = join(folder, 'data');
  const log = await open(join(folder, 'log'), 'w');
  const run = (name: string, ...args: string[]) =>
    spawn(join(programs, name), args, { cwd: folder, stdio: ['ignore', log.fd, log.fd], ...user });

  const options = ['--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
  const [code] = await once(run('initdb', `--pgdata=${data}`, ...options), 'exit');
  if (code !== 0) throw new Error(`initdb failed: ${await readFile(join(folder, 'log'), 'utf8')}`);
  const settings = Object.entries(more).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = run('postgres', '-D', data, '-k', folder, ...SETTINGS, ...settings);
  const hasExited = once(server, 'exit');
  const killNow = () => server.kill('SIGQUIT');
  process.once('exit', killNow);
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  const stop = async () => {
    process.off('exit', killNow);
    if (server.exitCode === null) server.kill('SIGQUIT');
    await hasExited;
    await log.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await waitUntilReady(url, () => server.exitCode !== null);
    return { url, stop };
  } catch (error) {
    const words = await readFile(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL does not start: ${words}`, { cause: error });
  }
}

/** Programs in the root user's project may lie where no other user can look: then they are copied. */
async function makeReadable(programs: Programs, folder: string, user: { uid?: number }): Promise<string> {
  if (!programs.isShipped || user.uid === undefined) return programs.folder;
  const copy = join(folder, 'programs');
  await cp(join(programs.folder, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
      await wait(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
