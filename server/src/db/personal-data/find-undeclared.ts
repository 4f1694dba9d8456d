import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PersonalData, TableDeclaration } from './declaration';

/** Tables and columns without a declaration, and declarations that contradict themselves; one sentence each. */
export function findUndeclared(tables: ReadonlyMap<string, PgTable>, declarations: PersonalData): string[] {
  return [...tables].flatMap(([name, table]) => {
    const declaration = declarations[name];
    if (!declaration) return [`No module declares the table ${name} in its personalData.`];
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
