import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

export interface Running {
  readonly address: string;
  /** Milliseconds of a processor that it has taken so far; NaN where there is no `/proc`. */
  readWork(): number;
  stop(): Promise<void>;
}

/** Linux counts in hundredths of a second; the fields stand behind the name, which may have spaces. */
function readWork({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

async function waitForAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('It did not start: npm run build first.')));
    child.on('message', ({ address }: { address?: string }) => {
      if (address) resolve(address);
    });
  });
}

/** The built server on this database, with these settings besides. */
export async function startServer(databaseUrl: string, settings: NodeJS.ProcessEnv = {}): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'metier-bench-'));
  const own = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    THROTTLES: 'off',
    LOG_LEVEL: 'warn',
  };
  const server = fork(join(ROOT, 'server/dist/main.js'), {
    cwd: ROOT,
    execArgv: [],
    env: { ...process.env, ...own, SEED_DEMO: '0', PUBLISH_LOCAL_BUILDS: 'never', ...settings },
  });
  const address = await waitForAddress(server);
  return {
    address,
    readWork: () => readWork(server),
    async stop() {
      server.removeAllListeners('exit');
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The handler written by hand, and the static answer. */
export async function startRivals(databaseUrl: string): Promise<Running> {
  const rivals = fork(join(__dirname, 'rivals.ts'), {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  const address = await waitForAddress(rivals);
  return {
    address,
    readWork: () => readWork(rivals),
    async stop() {
      rivals.removeAllListeners('exit');
      rivals.kill();
      await once(rivals, 'exit');
    },
  };
}

const PAGE_SQL = `\\set page random(0, 89)
SELECT job_id FROM job_search ORDER BY created_at DESC, job_id DESC LIMIT 6 OFFSET :page * 6;
`;

/** Transactions a second of pgbench with the home page's first statement; undefined where there is no pgbench. */
export async function runPgbench(databaseUrl: string, connections: number, seconds: number) {
  const file = join(mkdtempSync(join(tmpdir(), 'metier-pgbench-')), 'page.sql');
  writeFileSync(file, PAGE_SQL);
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    file,
  ];
  const child = spawn('pgbench', [...args, databaseUrl], { stdio: ['ignore', 'pipe', 'ignore'] });
  let words = '';
  child.stdout.on('data', (chunk: Buffer) => (words += chunk.toString()));
  const failed = await Promise.race([
    once(child, 'close').then(() => false),
    once(child, 'error').then(() => true),
  ]);
  return failed ? undefined : Number(/tps = ([\d.]+)/.exec(words)?.[1]);
}
