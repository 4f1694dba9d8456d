import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';
import { withConnection } from './connections';

/** Naming convention of columns. */
export const CASING = 'snake_case';

/** The database as services receive it. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/**
 * The database or a transaction: first argument of every repository function. The embedded database has one
 * connection, so a query outside the transaction that holds it would wait forever.
 */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** Extra time for the response to a statement that used its whole timeout. */
const ANSWER_MS = 500;

const effectsOf = new WeakMap<Queryable, (() => void)[]>();

interface TransactionOptions {
  /** Timeout of each statement in milliseconds, if different from the pool's. */
  readonly statementMs?: number;
}

/**
 * Runs `work` in one transaction; rolls back when it throws. Also rejects when the response to COMMIT is
 * lost, although the commit may have succeeded.
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
  // In a nested transaction, effects wait for the outer commit.
  const outer = effectsOf.get(db);
  if (outer) outer.push(...effects);
  else effects.forEach((effect) => effect());
  return result;
}

/** Replaces the query builder's own transaction, which leaks the connection when BEGIN fails. */
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
      // PostgreSQL reports success for COMMIT of a failed transaction, but rolls it back.
      if (client.getTransactionStatus() === 'E')
        throw new Error('A statement of the transaction has failed, and its error was passed over.');
      return result;
    });
  return withConnection(pool, transact, statementMs && statementMs + ANSWER_MS);
}

/** Runs `effect` after the commit, and never after a rollback. */
export function onCommit(tx: Queryable, effect: () => void): void {
  const effects = effectsOf.get(tx);
  if (!effects) throw new Error('onCommit needs a transaction that inTransaction has opened.');
  effects.push(effect);
}
