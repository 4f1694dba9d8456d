import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { withConnection } from './connections';

/** Arbitrary but constant: servers that start together migrate one after the other. */
const MIGRATION_LOCK = 4_157_319;

/** Applies the pending migrations in one transaction. */
export async function migrate(pool: Pool, migrationsFolder: string): Promise<void> {
  const work = async (client: PoolClient) => {
    try {
      await client.query('SET statement_timeout = 0');
      await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await applyMigrations(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
      await client.query('RESET statement_timeout').catch(() => {});
    }
  };
  await withConnection(pool, work, 0);
}
