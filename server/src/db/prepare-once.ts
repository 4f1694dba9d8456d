import type { Queryable } from './database';
import { perDatabase } from './per-database';

/** Memoizes `prepare` per database (or transaction) and name, so that a named statement is prepared once. */
export function prepareOnce<Statement>(
  prepare: (db: Queryable, name: string) => Statement,
): (db: Queryable, name: string) => Statement {
  const statementsOf = perDatabase(() => new Map<string, Statement>());
  return (db, name) => {
    const statements = statementsOf(db);
    const statement = statements.get(name) ?? prepare(db, name);
    statements.set(name, statement);
    return statement;
  };
}
