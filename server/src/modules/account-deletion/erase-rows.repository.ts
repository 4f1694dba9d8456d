import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import type { DataSubject, PersonalData } from '../../db/personal-data/declaration';
import { listForDeletion } from '../../db/personal-data/list-for-deletion';
import { fileIds } from '../../db/personal-data/whose';
import { dataExports, files } from '../../db/schema/index';

/** Ids of all files of a person, archives of exports included. */
export async function listFilesOf(tx: Queryable, person: DataSubject): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ${files.id} from ${files} where ${files.id} in (${fileIds(person)})
    union select ${dataExports.fileId} from ${dataExports}
      where ${dataExports.userId} = ${person.userId} and ${dataExports.fileId} is not null`);
  return rows.map(({ id }) => id);
}

/** What a cleared column contains. */
const emptyOf = (table: PgTable, column: string) => (getTableColumns(table)[column]?.notNull ? '' : null);

/**
 * Deletes or clears every row of a person and about them, as their tables declare. `ownFiles` are listed before,
 * because the rows that lead to them are deleted first.
 */
export async function eraseRows(
  tx: Queryable,
  personalData: PersonalData,
  person: DataSubject,
  ownFiles: readonly string[],
): Promise<void> {
  for (const { table, rows, about, onDeletion, cleared } of listForDeletion(personalData)) {
    // A statement each, so that each uses its own index.
    for (const condition of [rows?.(person), about?.(person)]) {
      if (!condition) continue;
      if (onDeletion === 'deleted') await tx.delete(table).where(condition);
      else if (onDeletion === 'cleared' && cleared)
        await tx
          .update(table)
          .set(Object.fromEntries(cleared.map((column) => [column, emptyOf(table, column)])))
          .where(condition);
    }
  }
  if (ownFiles.length > 0) await tx.delete(files).where(inArray(files.id, [...ownFiles]));
}
