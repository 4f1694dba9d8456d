import { inTransaction, type Queryable } from './database';
import { isQueryCancelled, isUnavailable } from './database-errors';

/**
 * Works on items together in a savepoint, or on each alone if that fails, so that one of them cannot stop the
 * others; returns those that have not failed. Rejects when the database is unavailable.
 */
export async function tryTogether<Item>(
  tx: Queryable,
  items: readonly Item[],
  work: (db: Queryable, items: readonly Item[]) => Promise<unknown>,
  onFailure: (error: unknown, item: Item) => void,
): Promise<readonly Item[]> {
  try {
    // A savepoint, because a failed statement ends the transaction.
    await inTransaction(tx, (savepoint) => work(savepoint, items));
    return items;
  } catch (error) {
    if (isUnavailable(error) && !isQueryCancelled(error)) throw error;
    const [item, ...others] = items;
    if (item !== undefined && others.length === 0) {
      onFailure(error, item);
      return [];
    }
  }
  const done: Item[] = [];
  for (const item of items) done.push(...(await tryTogether(tx, [item], work, onFailure)));
  return done;
}
