import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { templateFolder } from './test-paths';

export interface TestDatabase {
  /** Undefined for the embedded database, which lies in the data folder. */
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/** A database for one suite: a copy of the migrated template, or a new one of TEST_DATABASE_URL. */
export async function makeTestDatabase(dataDir: string): Promise<TestDatabase> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return makePostgresDatabase(serverUrl);
  await cp(join(templateFolder, 'database'), join(dataDir, 'database'), { recursive: true });
  return { databaseUrl: undefined, remove: async () => {} };
}

async function makePostgresDatabase(serverUrl: string): Promise<TestDatabase> {
  const name = `metier_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  await run(serverUrl, `CREATE DATABASE ${name}`);
  return { databaseUrl: url.href, remove: () => run(serverUrl, `DROP DATABASE ${name}`) };
}

async function run(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
