import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData, TableDeclaration } from './declaration';

/** The declared tables, each before the tables that it refers to, so that rows can be deleted in this order. */
export function listForDeletion(personalData: PersonalData): TableDeclaration[] {
  const sorted: TableDeclaration[] = [];
  let waiting = Object.values(personalData);
  while (waiting.length > 0) {
    const referred = new Set(waiting.flatMap(({ table }) => listReferred(table)));
    const ready = waiting.filter(({ table }) => !referred.has(getTableName(table)));
    if (ready.length === 0) throw new Error('The tables refer to each other in a circle.');
    sorted.push(...ready);
    waiting = waiting.filter((each) => !ready.includes(each));
  }
  return sorted;
}

const listReferred = (table: PgTable): string[] =>
  getTableConfig(table)
    .foreignKeys.map((key) => getTableName(key.reference().foreignTable))
    .filter((name) => name !== getTableName(table));
