import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../schema/index';
import { accountTables } from './accounts';
import { applicationTables } from './applications';
import { boardTables } from './board';
import type { TableDeclaration } from './declaration';
import { mailTables } from './mails';
import { moderationTables } from './moderation';
import { platformTables } from './platform';
import { profileTables } from './profiles';

type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/**
 * Whose data every table and column holds, and what becomes of it. Export, deletion and the scan for what is
 * left read it; `npm run check` refuses a table or column without a declaration.
 */
export const personalData: Readonly<Record<TableName, TableDeclaration>> = {
  ...accountTables,
  ...profileTables,
  ...mailTables,
  ...applicationTables,
  ...boardTables,
  ...moderationTables,
  ...platformTables,
};

/** The tables of the schema by their names in it. */
export const listSchemaTables = (): ReadonlyMap<string, PgTable> =>
  new Map(
    Object.entries<unknown>(schema).flatMap(([name, value]) => (is(value, PgTable) ? [[name, value]] : [])),
  );

/** Tables and columns without a declaration, and declarations that contradict themselves; one sentence each. */
export function findUndeclared(
  tables: ReadonlyMap<string, PgTable>,
  declarations: Readonly<Record<string, TableDeclaration | undefined>>,
): string[] {
  return [...tables].flatMap(([name, table]) => {
    const declaration = declarations[name];
    if (!declaration) return [`The table ${name} is not declared in server/src/db/personal-data.`];
    return [...listUndeclaredColumns(name, table, declaration), ...listContradictions(name, declaration)];
  });
}

function listUndeclaredColumns(name: string, table: PgTable, { columns }: TableDeclaration): string[] {
  const [present, declared] = [Object.keys(getTableColumns(table)), Object.keys(columns)];
  return [
    ...present
      .filter((column) => !declared.includes(column))
      .map((column) => `${name}.${column} is declared neither personal, shared nor not personal.`),
    ...declared
      .filter((column) => !present.includes(column))
      .map((column) => `${name}.${column} is declared, and does not exist.`),
  ];
}

function listContradictions(name: string, declaration: TableDeclaration): string[] {
  const { columns, rows, about, onDeletion, onExport, onAnonymisation, why } = declaration;
  const isPersonal = Object.values(columns).some((kind) => kind !== 'not personal');
  const rules: readonly (readonly [boolean, string])[] = [
    [isPersonal && !rows && !about, 'has personal columns, and does not say whose its rows are.'],
    [isPersonal && onDeletion === 'kept' && !why, 'has personal columns, and is kept without a reason.'],
    [onExport === 'included' && !rows, 'is exported, and does not say whose its rows are.'],
    ['applicationId' in columns && !onAnonymisation, 'does not say what an anonymised application keeps.'],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => `${name} ${sentence}`);
}

/** The declared tables, each before the tables that it refers to, so that rows can be deleted in this order. */
export function listForDeletion(): TableDeclaration[] {
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
