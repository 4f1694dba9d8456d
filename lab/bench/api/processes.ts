import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root';
import { startServer, watchChild, type Running } from '../lib/server';

/** Starts the built server on this database, with these additional settings. */
export const startServerOn = (databaseUrl: string, settings: NodeJS.ProcessEnv = {}): Promise<Running> =>
  startServer({ DATABASE_URL: databaseUrl, SEED_DEMO: '0', PUBLISH_LOCAL_BUILDS: 'never', ...settings });

/** Starts the minimal handler and the static response for comparison. */
export const startBaselines = (databaseUrl: string): Promise<Running> =>
  watchChild(
    fork(join(ROOT, 'lab/bench/api/baselines.ts'), {
      cwd: ROOT,
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, DATABASE_URL: databaseUrl },
    }),
  );

const PAGE_SQL = `\\set page random(0, 89)
SELECT job_id FROM job_search ORDER BY created_at DESC, job_id DESC LIMIT 6 OFFSET :page * 6;
`;

/**
 * Transactions per second of pgbench with the first statement of the home page; undefined if pgbench is not
 * installed.
 */
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
