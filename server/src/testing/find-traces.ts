import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database';
import { readMailFolder } from './read-mails';

export interface TraceSource {
  readonly db: Database;
  readonly dataDir: string;
}

/**
 * Where any of these words is found, without regard to case: rows of any table, stored files and mails. Words are
 * names, addresses, phone numbers, and ids and hashes of files.
 */
export async function findTraces(source: TraceSource, words: readonly string[]): Promise<string[]> {
  const needles = words.map((word) => word.toLowerCase());
  const places = [...(await readTables(source)), ...(await readFiles(source)), ...(await readMails(source))];
  return places.flatMap(({ place, text }) => {
    const found = needles.filter((needle) => text.includes(needle));
    return found.length > 0 ? [`${place}: ${found.join(', ')}`] : [];
  });
}

interface Place {
  readonly place: string;
  /** In lower case. */
  readonly text: string;
}

/** Every row of every table of the database, those of no schema file included. */
async function readTables({ db }: TraceSource): Promise<Place[]> {
  const { rows: tables } = await db.$client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'm')`,
  );
  const places: Place[] = [];
  for (const { name } of tables) {
    const { rows } = await db.$client.query<{ row: string }>(
      `SELECT lower(to_jsonb(t)::text) AS row FROM public."${name}" t`,
    );
    places.push(...rows.map(({ row }) => ({ place: `table ${name}`, text: row })));
  }
  return places;
}

/** Names and contents of the stored files. */
async function readFiles({ dataDir }: TraceSource): Promise<Place[]> {
  const names = await readdir(join(dataDir, 'files'), { recursive: true }).catch(() => []);
  const places = names.map(async (name) => {
    const content = await readFile(join(dataDir, 'files', name), 'utf8').catch(() => '');
    return { place: `file ${name}`, text: `${name}\n${content}`.toLowerCase() };
  });
  return Promise.all(places);
}

async function readMails({ dataDir }: TraceSource): Promise<Place[]> {
  const mails = await readMailFolder(join(dataDir, 'mail'));
  return mails.map(({ to, subject, text, html }) => ({
    place: `mail to ${to}: ${subject}`,
    text: [to, subject, text, html].join('\n').toLowerCase(),
  }));
}
