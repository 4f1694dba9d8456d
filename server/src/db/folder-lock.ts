import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, stat, symlink, utimes } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Thrown when another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, pid: string | undefined) {
    super(`The data folder ${folder} is in use by another server${pid ? ` (process ${pid})` : ''}.`);
  }
}

interface LockOptions {
  /** A lock of another machine that is unchanged for this time is stale. */
  readonly watchMs?: number;
}

interface Claim {
  readonly path: string;
  release(): Promise<void>;
}

/** `pid` is undefined when the owner does not respond, for instance because it is suspended. */
type Liveness = { readonly state: 'alive'; readonly pid?: string } | { readonly state: 'dead' | 'unknown' };

const HEARTBEAT_MS = 2_000;
const WATCH_MS = 5 * HEARTBEAT_MS;
const PID_MS = 500;
/** Two servers that start simultaneously see each other's lock, and both release theirs and retry. */
const MAX_TRIES = 3;
/** The kernel's limit for a unix socket's path is 104 bytes on macOS and 108 on Linux. */
const MAX_SOCKET_PATH_LENGTH = 100;

/**
 * Locks the data folder for this process. A lock is a listening socket in the folder: the kernel closes it
 * with its process, independently of disk, clock and process ids. Rejects with `FolderInUseError`; calls
 * `onLost` if the lock is removed later.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
  { watchMs = WATCH_MS }: LockOptions = {},
): Promise<() => Promise<void>> {
  const locks = join(folder, 'lock');
  await mkdir(locks, { recursive: true });
  for (let tries = 1; ; tries += 1) {
    // Created before the other locks are checked: of two simultaneous starts, at least one sees the other.
    const claim = await claimFolder(locks, onLost);
    try {
      await removeStaleLocks(folder, claim.path, watchMs);
      return claim.release;
    } catch (error) {
      await claim.release();
      if (!(error instanceof FolderInUseError) || tries === MAX_TRIES) throw error;
      await wait(100 + Math.random() * 400);
    }
  }
}

async function claimFolder(locks: string, onLost: (error: Error) => void): Promise<Claim> {
  const path = join(locks, `${await nameKernel()}-${randomBytes(6).toString('hex')}.sock`);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(String(process.pid));
  });
  await withShortPath(path, async (short) => {
    server.listen({ path: short, exclusive: true });
    await once(server, 'listening');
  });
  server.unref();
  const beat = setInterval(() => void touch(path, onLost), HEARTBEAT_MS).unref();
  return {
    path,
    release: async () => {
      clearInterval(beat);
      await close(server);
      await rm(path, { force: true });
    },
  };
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

/** For other machines, which cannot reach the socket. A failed write to the disk does not lose the lock. */
async function touch(path: string, onLost: (error: Error) => void): Promise<void> {
  const now = new Date();
  await utimes(path, now, now).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') onLost(new Error('Its lock was removed.'));
  });
}

async function removeStaleLocks(folder: string, own: string, watchMs: number): Promise<void> {
  const locks = join(folder, 'lock');
  const others = (await readdir(locks)).map((name) => join(locks, name)).filter((path) => path !== own);
  const kernel = await nameKernel();
  for (const path of others) {
    const liveness = await probeOwner(path, kernel);
    if (liveness.state === 'alive') throw new FolderInUseError(folder, liveness.pid);
    if (liveness.state === 'unknown' && (await isHeartbeating(path, watchMs)))
      throw new FolderInUseError(folder, undefined);
    await rm(path, { recursive: true, force: true });
  }
}

/** On one machine, including its containers, a refused connection means that no process owns the socket. */
async function probeOwner(path: string, kernel: string): Promise<Liveness> {
  return withShortPath(path, async (short) => {
    const socket = connect(short);
    let pid = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => (pid += String(chunk)));
    try {
      await once(socket, 'connect');
      await once(socket, 'end', { signal: AbortSignal.timeout(PID_MS) }).catch(() => undefined);
      return { state: 'alive', ...(pid && { pid }) };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return { state: 'dead' };
      if (code === 'EAGAIN') return { state: 'alive' };
      const isOwn = path.includes(`${kernel}-`);
      return { state: isOwn && code === 'ECONNREFUSED' ? 'dead' : 'unknown' };
    } finally {
      socket.destroy();
    }
  });
}

/** Detects a change instead of comparing ages, so that clocks need not agree. */
async function isHeartbeating(path: string, watchMs: number): Promise<boolean> {
  const read = () =>
    stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
  const before = await read();
  const deadline = performance.now() + watchMs;
  while (performance.now() < deadline) {
    await wait(Math.min(watchMs, 250));
    if ((await read()) !== before) return true;
  }
  return false;
}

/** Identifies the running kernel, because sockets work within it, also between containers. */
async function nameKernel(): Promise<string> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(hostname);
  return createHash('sha256').update(boot).digest('hex').slice(0, 12);
}

async function withShortPath<Result>(path: string, use: (path: string) => Promise<Result>): Promise<Result> {
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_LENGTH) return use(path);
  const alias = join(tmpdir(), `metier-${randomBytes(8).toString('hex')}`);
  await symlink(join(path, '..'), alias);
  try {
    return await use(join(alias, path.slice(path.lastIndexOf('/') + 1)));
  } finally {
    await rm(alias, { force: true });
  }
}
