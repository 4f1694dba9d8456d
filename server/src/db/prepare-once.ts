import type { Queryable } from './database';

/** Memoizes `prepare` per database (or transaction) and name, so that a named statement is prepared once. */
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
