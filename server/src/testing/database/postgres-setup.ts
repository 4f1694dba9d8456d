import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../db/open-database';
import { buildWorkers } from '../build-workers';
import { startPostgres, type PostgresServer } from './postgres-server';
import { runStatement } from '../run-statement';
import { migrationsFolder, workerFile } from '../test-paths';

declare global {
  var postgresOfTests: { readonly server: PostgresServer | undefined; readonly template: string } | undefined;
}

/**
 * Starts a PostgreSQL for this run, or uses the one of TEST_DATABASE_URL, and creates one migrated template
 * database that every suite copies.
 */
export default async function setUp(): Promise<void> {
  await buildWorkers();
  const server = process.env.TEST_DATABASE_URL ? undefined : await startPostgres();
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
