import { getTableColumns, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import type { DataSubject, PersonalData, TableDeclaration } from '../../db/personal-data/declaration';

export type ExportedRow = Readonly<Record<string, unknown>>;

/** The tables whose rows an export contains, by their names in the schema. */
export const listExportedTables = (
  personalData: PersonalData,
): readonly (readonly [string, TableDeclaration])[] =>
  Object.entries(personalData).filter(([, { onExport }]) => onExport === 'included');

/** The rows of a person in one table, without the columns that are never exported. */
export async function readRowsOf(
  db: Queryable,
  { table, rows, secret }: TableDeclaration,
  person: DataSubject,
): Promise<ExportedRow[]> {
  const condition = rows?.(person);
  if (!condition) return [];
  const shown = Object.entries(getTableColumns(table)).filter(([name]) => !secret?.includes(name as never));
  const columns = sql.join(
    shown.map(([, column]) => sql`${column}`),
    sql`, `,
  );
  const found = await db.execute<{ row: ExportedRow }>(
    sql`select to_jsonb(own) as row from (select ${columns} from ${table} where ${condition}) own`,
  );
  return found.rows.map(({ row }) => row);
}
