import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { openDatabase } from '../../db/open-database';
import { buildWorkers } from '../build-workers';
import { removeAbandoned, startPostgres, type PostgresServer } from './postgres-server';
import { runStatement } from '../run-statement';
import { migrationsFolder, workerFile } from '../test-paths';

declare global {
  var postgresOfTests: { readonly server: PostgresServer | undefined; readonly template: string } | undefined;
}

/** A run's databases and its log need less than one, its workers the rest. */
const MIN_MEMORY_BYTES = 2 * 2 ** 30;
const MIN_AVAILABLE_BYTES = 8 * 2 ** 30;

const MEMORY = '/dev/shm';

/** In memory where there is room: on a disk, the files of each suite's database take ten times as long. */
async function findFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  const hasRoom = bavail * bsize >= MIN_MEMORY_BYTES && process.availableMemory() >= MIN_AVAILABLE_BYTES;
  if (!hasRoom) return tmpdir();
  await removeAbandoned(MEMORY);
  return MEMORY;
}

/**
 * Starts a PostgreSQL for this run, or uses the one of TEST_DATABASE_URL, and creates one migrated template
 * database that every suite copies.
 */
export default async function setUp(): Promise<void> {
  await buildWorkers();
  const server = process.env.TEST_DATABASE_URL
    ? undefined
    : await startPostgres({ max_wal_size: '256MB' }, await findFolder());
  const serverUrl = server?.url ?? process.env.TEST_DATABASE_URL ?? '';
  const template = `metier_template_${randomBytes(6).toString('hex')}`;
  await runStatement(serverUrl, `CREATE DATABASE ${template}`);
  const url = new URL(serverUrl);
  url.pathname = template;
  const database = await openDatabase({
    databaseUrl: url.href,
    dataDir: '',
    workerFile,
    migrationsFolder,
    onLost: () => {},
  });
  await database.migrate();
  await database.close();
  globalThis.postgresOfTests = { server, template };
  process.env.METIER_TEST_POSTGRES = serverUrl;
  process.env.METIER_TEST_TEMPLATE = template;
}
