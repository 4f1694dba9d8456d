import { sql } from 'drizzle-orm';
import type { Language } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import { searchCounts } from '../../db/schema/search-counts';

/** Different visitors before words are stored and exported, and before an opened job says what they mean. */
export const MIN_VISITORS = 5;
const MIN_OPENERS = 3;
/** New words in a day; further ones are dropped. */
export const MAX_WORDS_A_DAY = 5_000;
const MAX_PROPOSALS = 1_000;
const MAX_OPENED = 5;

/** What visitors did with one keyword on one day: searched it (`job` is 0), or opened this job from its results. */
export interface NotedRow {
  readonly day: string;
  readonly key: string;
  readonly language: Language;
  readonly words: string;
  /** The words, folded as names are in the database. */
  readonly folded: string;
  readonly job: number;
  readonly count: number;
  readonly empty: number;
  readonly leftOut: number;
  readonly widened: number;
  readonly visitors: number;
}

const recordsOf = (
  rows: readonly NotedRow[],
) => sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (
  day date, key text, language text, words text, folded text, job bigint, count int, empty int, "leftOut" int,
  widened int, visitors int
)`;

/** Adds the rows to the counts, in the same order on all servers, so that they cannot deadlock. */
export const addNoted = (db: Queryable, rows: readonly NotedRow[]): Promise<void> =>
  inTransaction(db, async (tx) => {
    const taken = await dropBeyondLimit(tx, rows);
    if (taken.length === 0) return;
    await tx.execute(sql`
      insert into search_counts as known
        (key, day, language, keyword, searches, empty, left_out, widened, visitors)
      select key, day, max(language),
        (select keyword from search_counts where search_counts.key = noted.key and keyword is not null limit 1),
        coalesce(sum(count) filter (where job = 0), 0), sum(empty), sum("leftOut"), sum(widened),
        coalesce(bit_or(visitors) filter (where job = 0), 0)
      from ${recordsOf(taken)} group by key, day order by key, day
      on conflict (key, day) do update set
        searches = known.searches + excluded.searches, empty = known.empty + excluded.empty,
        left_out = known.left_out + excluded.left_out, widened = known.widened + excluded.widened,
        visitors = known.visitors | excluded.visitors
    `);
    await addOpenings(tx, taken);
  });

/** Without new words beyond those of a day; before that, what was searched once that day makes room. */
async function dropBeyondLimit(tx: Queryable, rows: readonly NotedRow[]): Promise<readonly NotedRow[]> {
  const taken: NotedRow[] = [];
  for (const day of new Set(rows.map((row) => row.day))) {
    const ofDay = rows.filter((row) => row.day === day);
    const keys = [...new Set(ofDay.map(({ key }) => key))];
    const known = new Set(await listKnown(tx, day, keys));
    const fresh = keys.filter((key) => !known.has(key));
    if ((await countDay(tx, day)) + fresh.length > MAX_WORDS_A_DAY)
      await tx.execute(sql`
        delete from search_counts
        where day = ${day} and keyword is null and searches <= 1 and key <> all(${sql.param(keys)}::text[])
      `);
    const room = MAX_WORDS_A_DAY - (await countDay(tx, day));
    for (const key of fresh.slice(0, Math.max(0, room))) known.add(key);
    taken.push(...ofDay.filter(({ key }) => known.has(key)));
  }
  return taken;
}

async function listKnown(tx: Queryable, day: string, keys: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ key: string }>(
    sql`select key from search_counts where day = ${day} and key = any(${sql.param(keys)}::text[])`,
  );
  return rows.map(({ key }) => key);
}

async function countDay(tx: Queryable, day: string): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from search_counts where day = ${day}`,
  );
  return rows[0]?.count ?? 0;
}

/** By the occupations that the title of the job names, otherwise by the title. */
async function addOpenings(tx: Queryable, rows: readonly NotedRow[]): Promise<void> {
  await tx.execute(sql`
    insert into search_openings as known (key, day, occupation, title, opened, visitors)
    select key, day, occupation, case when occupation = '' then left(title, 80) else '' end as title,
      sum(count), bit_or(noted.visitors)
    from ${recordsOf(rows)} join jobs on jobs.id = noted.job and jobs.hold is null
    cross join lateral (
      select substr(meaning, 3) from unnest(meanings) as meaning where meaning like '=o%'
      union all
      select '' where not exists (select from unnest(meanings) as meaning where meaning like '=o%')
    ) as named (occupation)
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (key, day, occupation, title) do update set
      opened = known.opened + excluded.opened, visitors = known.visitors | excluded.visitors
  `);
}

/** Stores the words that enough have searched; the empty text in the place of the name of a person or a company. */
export async function nameHeard(db: Queryable, rows: readonly NotedRow[]): Promise<void> {
  const keys = sql.param([...new Set(rows.map(({ key }) => key))]);
  const { rows: found } = await db.execute<{ key: string }>(sql`
    select key from search_counts where key = any(${keys}::text[]) group by key
    having count(keyword) = 0 and bit_count(bit_or(visitors)::bit(32)) >= ${MIN_VISITORS}
  `);
  if (found.length === 0) return;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const heard = found.flatMap(({ key }) => byKey.get(key) ?? []);
  const said = heard.map(({ key, words, folded }) => ({ key, words, folded, phrases: listPhrases(folded) }));
  await db.execute(sql`
    with said as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
        as said (key text, words text, folded text, phrases text[])
    ), spoken as materialized (
      select key, unnest(phrases) as phrase from said
    ), named as (
      select key from spoken where phrase in (
        select split_words(firstname || ' ' || lastname) from jobseekers
        union all select split_words(lastname || ' ' || firstname) from jobseekers
        union all select split_words(contact_name) from jobs where contact_name is not null
      )
      union select key from said where folded in (select split_words(company_name) from jobproviders)
    )
    update search_counts set keyword = case when said.key in (select key from named) then '' else said.words end
    from said where search_counts.key = said.key
  `);
}

/** The sequences of two words or more. */
function listPhrases(folded: string): readonly string[] {
  const words = folded.split(' ');
  return words.flatMap((_, from) =>
    words.slice(from + 1).map((__, at) => words.slice(from, from + at + 2).join(' ')),
  );
}

/** Deletes the counts before a day, and those of words that too few have searched before another. */
export async function deleteOldCounts(tx: Queryable, before: string, rareBefore: string): Promise<void> {
  await tx.execute(sql`
    delete from ${searchCounts} where day < ${before} or (keyword is null and day < ${rareBefore})
  `);
}

/** What jobs were opened: those of an occupation, or with a title that names none. */
export interface Opened {
  readonly occupation: string;
  readonly title: string;
  readonly opened: number;
}

export interface SaidWords {
  readonly keyword: string;
  readonly language: Language;
  readonly searches: number;
  readonly empty: number;
  readonly leftOut: number;
  readonly widened: number;
  /** The most opened first. */
  readonly opened: readonly Opened[];
}

/** The words that enough have searched since a day, the most searched first. */
export async function listSaidWords(db: Queryable, since: string): Promise<SaidWords[]> {
  const { rows } = await db.execute<Record<string, unknown> & SaidWords>(sql`
    with said as (
      select key, max(keyword) as keyword, max(language) as language, sum(searches)::int as searches,
        sum(empty)::int as empty, sum(left_out)::int as left_out, sum(widened)::int as widened
      from search_counts where keyword <> '' and day >= ${since}
      group by key order by searches desc, key limit ${MAX_PROPOSALS}
    )
    select keyword, language, searches, empty, left_out as "leftOut", widened, (
      select coalesce(jsonb_agg(kinds), '[]') from (
        select occupation, title, sum(opened)::int as opened
        from search_openings where search_openings.key = said.key and day >= ${since}
        group by occupation, title having bit_count(bit_or(visitors)::bit(32)) >= ${MIN_OPENERS}
        order by opened desc, occupation = '', occupation, title limit ${MAX_OPENED}
      ) as kinds
    ) as opened
    from said order by said.searches desc, keyword
  `);
  return rows;
}
