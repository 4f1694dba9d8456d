import type { Queryable } from './database';

/** Returns one value for each database (or transaction), created at its first use and collected with it. */
export function perDatabase<Value>(create: () => Value): (db: Queryable) => Value {
  const values = new WeakMap<Queryable, Value>();
  return (db) => {
    const value = values.get(db) ?? create();
    values.set(db, value);
    return value;
  };
}
