import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';
import { withConnection } from './connections';

/** How columns are named. */
export const CASING = 'snake_case';

/** The database as the services hold it. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/**
 * The database or a transaction: the first argument of every repository function. The embedded database has one
 * connection, so a query that bypasses the transaction holding it would wait for ever.
 */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The answer to a statement that took its whole time has to arrive. */
const ANSWER_MS = 500;

const effectsOf = new WeakMap<Queryable, (() => void)[]>();

interface TransactionOptions {
  /** Each statement may take so long, where that is not what the pool allows. */
  readonly statementMs?: number;
}

/**
 * Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. When the answer to the commit is lost
 * it rejects, too, although everything may have been kept.
 */
export async function inTransaction<Result>(
  db: Queryable,
  work: (tx: Queryable) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const effects: (() => void)[] = [];
  const transact = async (tx: Queryable) => {
    effectsOf.set(tx, effects);
    if (options.statementMs)
      await tx.execute(sql.raw(`set local statement_timeout = ${options.statementMs}`));
    return work(tx);
  };
  const result = await begin(db, transact, options);
  // Inside of another transaction nothing is kept yet: that one decides.
  const outer = effectsOf.get(db);
  if (outer) outer.push(...effects);
  else effects.forEach((effect) => effect());
  return result;
}

/** The query builder's own transaction does not give a connection back on which BEGIN fails. */
function begin<Result>(
  db: Queryable,
  work: (tx: Queryable) => Promise<Result>,
  { statementMs }: TransactionOptions,
): Promise<Result> {
  const pool = (db as Partial<Database>).$client;
  if (!(pool instanceof Pool)) return db.transaction(work);
  const transact = (client: PoolClient) =>
    drizzle(client, { casing: CASING }).transaction(async (tx) => {
      const result = await work(tx);
      // PostgreSQL answers COMMIT as if it had succeeded, and keeps nothing.
      if (client.getTransactionStatus() === 'E')
        throw new Error('A statement of the transaction has failed, and its error was passed over.');
      return result;
    });
  return withConnection(pool, transact, statementMs && statementMs + ANSWER_MS);
}

/** Runs `effect` as soon as the transaction is kept, and never when it is not. */
export function onCommit(tx: Queryable, effect: () => void): void {
  const effects = effectsOf.get(tx);
  if (!effects) throw new Error('onCommit needs a transaction that inTransaction has opened.');
  effects.push(effect);
}
