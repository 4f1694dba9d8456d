import type { Queryable } from './database';

/** Remembers what `prepare` makes, once for each database (or transaction) and name: a statement prepared by name. */
export function prepareOnce<Statement>(
  prepare: (db: Queryable, name: string) => Statement,
): (db: Queryable, name: string) => Statement {
  const prepared = new WeakMap<Queryable, Map<string, Statement>>();
  return (db, name) => {
    const statements = prepared.get(db) ?? new Map<string, Statement>();
    prepared.set(db, statements);
    const statement = statements.get(name) ?? prepare(db, name);
    statements.set(name, statement);
    return statement;
  };
}
