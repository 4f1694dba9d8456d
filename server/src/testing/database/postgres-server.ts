import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, cp, mkdtemp, open, readFile, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { findPrograms, findUser, type Programs } from './postgres-programs';

/** A dedicated PostgreSQL for one test run, in a temporary folder, with a socket in it. */
export interface PostgresServer {
  readonly url: string;
  /** The path of its socket, for a proxy. */
  readonly socketPath: string;
  /** `fast` ends each session with 57P01, `immediate` cuts them, `kill` is a crash; its data stays for `start`. */
  halt(how: 'fast' | 'immediate' | 'kill'): Promise<void>;
  /** Starts it again after `halt`. */
  start(): Promise<void>;
  /** Suspends all of its processes: connections stay open and nothing responds until `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Stops it permanently and removes its data. */
  stop(): Promise<void>;
}

/** Safe against the death of its processes, not against a power cut, which no test simulates. */
const UNSAFE_FAST_SETTINGS = ['fsync', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);
const SETTINGS = [...UNSAFE_FAST_SETTINGS, '-c', 'listen_addresses=', '-c', 'max_connections=200'];
const PREFIX = 'metier-pg-';
const PATIENCE_MS = 30_000;
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' } as const;

/**
 * Starts PostgreSQL, optionally with more settings and in another parent folder; rejects with PostgreSQL's own log when
 * it does not start.
 */
export async function startPostgres(
  more: Readonly<Record<string, string>> = {},
  parent = tmpdir(),
): Promise<PostgresServer> {
  const folder = await mkdtemp(join(parent, PREFIX));
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
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  let server: ChildProcess | undefined;
  const killNow = () => server?.kill('SIGQUIT');
  process.once('exit', killNow);

  async function start(): Promise<void> {
    const started = run('postgres', '-D', data, '-k', folder, ...SETTINGS, ...settings);
    server = started;
    await waitUntilReady(url, () => hasEnded(started));
  }

  async function halt(how: keyof typeof SIGNALS): Promise<void> {
    if (!server || hasEnded(server)) return;
    const children = listChildren(server);
    const hasExited = once(server, 'exit');
    server.kill(SIGNALS[how]);
    await hasExited;
    // The child processes of a killed PostgreSQL survive it briefly and hold its data.
    while (children.some(isAlive)) await wait(20);
  }

  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    if (!server?.pid) return;
    for (const pid of [server.pid, ...listChildren(server)]) tryToKill(pid, name);
  };

  async function stop(): Promise<void> {
    process.off('exit', killNow);
    signal('SIGCONT');
    await halt('immediate');
    await log.close();
    await rm(folder, { recursive: true, force: true });
  }

  try {
    await start();
  } catch (error) {
    const words = await readFile(join(folder, 'log'), 'utf8');
    await stop();
    throw new Error(`PostgreSQL does not start: ${words}`, { cause: error });
  }
  const socketPath = join(folder, '.s.PGSQL.5432');
  return {
    url,
    socketPath,
    halt,
    start,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop,
  };
}

const STARTING_MS = 60_000;

/** Removes the data of servers whose run was killed; what another user or another run holds stays. */
export async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const name of names) await removeUnlessUsed(join(parent, name)).catch(() => undefined);
}

async function removeUnlessUsed(folder: string): Promise<void> {
  const age = Date.now() - (await stat(folder)).mtimeMs;
  const record = await readFile(join(folder, 'data/postmaster.pid'), 'utf8').catch(() => '');
  const isRunning = record !== '' && isAlive(parseInt(record, 10));
  if (age > STARTING_MS && !isRunning) await rm(folder, { recursive: true, force: true });
}

/** URL of the same database, through a proxy on this machine. */
export function throughPort(url: string, port: number): string {
  const changed = new URL(url);
  changed.search = '';
  changed.hostname = '127.0.0.1';
  changed.port = String(port);
  return changed.href;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

function listChildren({ pid }: ChildProcess): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').map(Number).filter(Boolean);
}

const isAlive = (pid: number) => tryToKill(pid, 0);

function tryToKill(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Programs in the root user's project may be unreadable for another user, so they are copied. */
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
