import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../db/database';
import { DERIVED_BY, deriveColumns } from './derive';
import { openThesaurus } from '../occupations/thesaurus';
import { openGazetteer } from '../places/gazetteer';

/** Few at a time, so that requests to the embedded database's only connection do not wait long. */
const BATCH = 50;

/**
 * Prepares `deriveAgain` for this server: call the result once it listens. The server's close waits for the
 * batch in progress; an error is logged, and the next start goes on.
 */
export function deriveInBackground(app: FastifyInstance, db: Queryable): () => void {
  const stop = new AbortController();
  let done: Promise<void> | undefined;
  app.addHook('onClose', async () => {
    stop.abort();
    await done;
  });
  return () => {
    if (stop.signal.aborted) return;
    // Read before the first search needs them.
    openThesaurus();
    openGazetteer();
    done = deriveAgain(db, stop.signal).catch((error: unknown) => app.log.error({ err: error }, 'deriving'));
  };
}

interface WrittenJob extends Record<string, unknown> {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
}

/**
 * Derives the columns of jobs that older rules wrote, or other programs; stops between two batches on abort.
 * A job that is edited in the meantime is skipped, because the edit derives its columns.
 */
export async function deriveAgain(db: Queryable, signal: AbortSignal): Promise<void> {
  for (let count = BATCH; count === BATCH && !signal.aborted;) {
    const { rows } = await db.execute<WrittenJob>(sql`
      select id, title, description, location from jobs where derived_by < ${DERIVED_BY} order by id limit ${BATCH}
    `);
    if (rows.length > 0) await storeDerived(db, rows);
    count = rows.length;
  }
}

async function storeDerived(db: Queryable, rows: readonly WrittenJob[]): Promise<void> {
  const derived = JSON.stringify(rows.map((row) => ({ id: row.id, ...deriveColumns(row) })));
  await db.execute(sql`
    with derived as (
      select * from json_to_recordset(${derived}::json) as derived (
        id integer, "meanings" text[], "titleParts" text, "benefitWords" text, "placeCanton" text, "language" text
      )
    ), open as (
      select id from jobs where id in (select id from derived) and derived_by < ${DERIVED_BY} order by id
      for no key update
    )
    update jobs set meanings = derived."meanings", title_parts = derived."titleParts",
      benefit_words = derived."benefitWords", place_canton = derived."placeCanton",
      language = derived."language", derived_by = ${DERIVED_BY}
    from derived join open using (id) where jobs.id = derived.id
  `);
}
