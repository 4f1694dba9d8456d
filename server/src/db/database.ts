import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The database as the services hold it. */
export type Database = NodePgDatabase;

/**
 * The database or a transaction: the first argument of every repository function. The embedded database has one
 * connection, so a query that bypasses the transaction holding it would wait for ever.
 */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. */
export function inTransaction<Result>(
  db: Queryable,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  return db.transaction(work);
}
