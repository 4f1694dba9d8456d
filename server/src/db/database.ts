import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';

/** How columns are named. */
export const CASING = 'snake_case';

/** The database as the services hold it. */
export type Database = NodePgDatabase & { readonly $client: Pool };

/**
 * The database or a transaction: the first argument of every repository function. The embedded database has one
 * connection, so a query that bypasses the transaction holding it would wait for ever.
 */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

const effectsOf = new WeakMap<Queryable, (() => void)[]>();

/** Runs `work` in one transaction: all of it is kept, or, when it throws, nothing. */
export async function inTransaction<Result>(
  db: Queryable,
  work: (tx: Queryable) => Promise<Result>,
): Promise<Result> {
  const effects: (() => void)[] = [];
  const result = await db.transaction((tx) => {
    effectsOf.set(tx, effects);
    return work(tx);
  });
  // Inside of another transaction nothing is kept yet: that one decides.
  const outer = effectsOf.get(db);
  if (outer) outer.push(...effects);
  else effects.forEach((effect) => effect());
  return result;
}

/** Runs `effect` as soon as the transaction is kept, and never when it is not. */
export function onCommit(tx: Queryable, effect: () => void): void {
  const effects = effectsOf.get(tx);
  if (!effects) throw new Error('onCommit needs a transaction that inTransaction has opened.');
  effects.push(effect);
}
