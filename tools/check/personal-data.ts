import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { findUndeclared } from '../../server/src/db/personal-data/find-undeclared';
import { personalData } from '../../server/src/module-list';
import { ROOT } from '../lib/root';

const SCHEMA = join(ROOT, 'server/src/db/schema');

/** The tables of all files of the schema by their names in it. */
async function listTables(): Promise<ReadonlyMap<string, PgTable>> {
  const files = readdirSync(SCHEMA).map((name) => import(join(SCHEMA, name)) as Promise<object>);
  return new Map(
    (await Promise.all(files))
      .flatMap((file) => Object.entries(file))
      .flatMap(([name, value]: [string, unknown]) => (is(value, PgTable) ? [[name, value]] : [])),
  );
}

/** Every table and column says whose data it holds, and what becomes of it. */
export async function checkPersonalData(): Promise<string[]> {
  return findUndeclared(await listTables(), personalData);
}
