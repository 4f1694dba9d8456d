import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { runStatement } from '../run-statement';
import { templateFolder } from '../test-paths';

export interface TestDatabase {
  /** Undefined for the embedded database, which is in the data folder. */
  readonly databaseUrl: string | undefined;
  remove(): Promise<void>;
}

/**
 * A database for one suite, copied from the migrated template: on PostgreSQL, or the embedded one
 * in its project.
 */
export async function makeTestDatabase(dataDir: string): Promise<TestDatabase> {
  if (process.env.METIER_TEST_DATABASE !== 'embedded') return copyPostgresTemplate();
  await cp(join(templateFolder, 'database'), join(dataDir, 'database'), { recursive: true });
  return { databaseUrl: undefined, remove: async () => {} };
}

async function copyPostgresTemplate(): Promise<TestDatabase> {
  const { METIER_TEST_POSTGRES: serverUrl = '', METIER_TEST_TEMPLATE: template = '' } = process.env;
  const name = `metier_test_${randomBytes(6).toString('hex')}`;
  const url = new URL(serverUrl);
  url.pathname = name;
  // Copies files instead of pages: a fifth of the cost.
  await runStatement(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  return {
    databaseUrl: url.href,
    remove: () => runStatement(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}
