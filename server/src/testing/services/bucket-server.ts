import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** An S3-compatible store in a separate process. */
export interface BucketServer {
  readonly port: number;
  /** Kills it immediately; its objects remain for `start`. */
  kill(): Promise<void>;
  /** Starts it again at the same port. */
  start(): Promise<void>;
  /** Stops it permanently and removes its objects. */
  stop(): Promise<void>;
}

const MAIN = fileURLToPath(new URL('./bucket-main.mjs', import.meta.url));

/** Starts a store with an empty bucket on a free port. */
export async function startBucket(): Promise<BucketServer> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-bucket-'));
  const first = await begin(0);
  const { port } = first;
  let { child } = first;

  async function begin(wanted: number): Promise<{ child: ChildProcess; port: number }> {
    const started = fork(MAIN, [folder, String(wanted)], { execArgv: [], stdio: 'ignore' as const });
    const failed = once(started, 'exit').then(() => {
      throw new Error('The bucket does not start.');
    });
    const [found] = (await Promise.race([once(started, 'message'), failed])) as [number];
    failed.catch(() => {});
    return { child: started, port: found };
  }

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const hasExited = once(child, 'exit');
    child.kill('SIGKILL');
    await hasExited;
  }

  return {
    port,
    kill,
    async start() {
      ({ child } = await begin(port));
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The settings of a server that keeps its files in this bucket, or in one reached through a proxy on this port. */
export const bucketSettings = (port: number): Readonly<Record<string, string>> => ({
  S3_BUCKET: 'metier',
  S3_ENDPOINT: `http://127.0.0.1:${port}`,
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
});
