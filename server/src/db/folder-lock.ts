import { readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { lock } from 'proper-lockfile';

/** Another process is working in the data folder. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError';
  constructor(folder: string, owner: Owner | undefined) {
    super(`The data folder ${folder} is in use by another server${owner ? ` (process ${owner.pid})` : ''}.`);
  }
}

interface Owner {
  readonly pid: number;
  readonly host: string;
}

/** A lock whose owner does not touch it for so long is nobody's: its process was killed, or its machine is gone. */
const STALE_MS = 10_000;

/**
 * Takes the data folder for this process; a killed process' lock is taken over at once on the same machine.
 * Rejects with `FolderInUseError`. `onLost` is called when somebody took the folder away all the same.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  const releaseGate = await lock(join(folder, 'starting'), {
    realpath: false,
    stale: 5_000,
    retries: { retries: 60, factor: 1, minTimeout: 100 },
  });
  try {
    return await takeFolder(folder, onLost);
  } finally {
    await releaseGate();
  }
}

/** Runs behind the gate, so that two starting servers never judge the same left-over lock. */
async function takeFolder(folder: string, onLost: (error: Error) => void): Promise<() => Promise<void>> {
  const name = join(folder, 'server');
  const ownerFile = `${name}.pid`;
  const take = () => lock(name, { realpath: false, stale: STALE_MS, update: 2_000, onCompromised: onLost });
  const release = await take().catch(async (error: unknown) => {
    if (readCode(error) !== 'ELOCKED') throw error;
    const owner = await readOwner(ownerFile);
    if (!owner || !isGone(owner)) throw new FolderInUseError(folder, owner);
    await rm(`${name}.lock`, { recursive: true, force: true });
    return take();
  });
  await writeFile(ownerFile, JSON.stringify({ pid: process.pid, host: hostname() } satisfies Owner));
  return async () => {
    await rm(ownerFile, { force: true });
    await release();
  };
}

const readCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

async function readOwner(file: string): Promise<Owner | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isGone(owner: Owner): boolean {
  if (owner.host !== hostname()) return false;
  try {
    process.kill(owner.pid, 0);
    return false;
  } catch (error) {
    return readCode(error) === 'ESRCH';
  }
}
