import { PER_MONTH } from '@metier/sdk/rules';
import type { JobFilter } from '../../../server/src/search/query/filter';
import type { Ordering } from '../../../server/src/search/plan/search';
import type { Slice } from '../../../server/src/http/input/pages';
import type { Client } from 'pg';

/** Number of the newest matches that are ordered by relevance: of those named by the words, and of the others. */
const RANKED = 600;

/**
 * The board without search indexes: a row per active job that refers to its texts by number, because few
 * differ, and their words. Temporary tables of this connection.
 */
export async function preparePlainBoard(client: Client): Promise<void> {
  for (const statement of BOARD_SQL) await client.query(statement);
}

const BOARD_SQL = [
  `CREATE TEMP TABLE plain_texts AS
    SELECT row_number() OVER () AS id, kind, md5(text) AS digest, text,
      stem_words(regexp_replace(text, '<!--.*?-->', ' ', 'g') || parts) AS vector
    FROM (
      SELECT DISTINCT 'title' AS kind, title AS text, ' ' || title_parts AS parts FROM jobs
      UNION ALL SELECT DISTINCT 'place', location, '' FROM jobs
      UNION ALL SELECT DISTINCT ON (md5(description)) 'description', description, '' FROM jobs
      UNION ALL SELECT DISTINCT 'company', company_name, '' FROM jobproviders
    ) AS texts`,
  'ANALYZE plain_texts',
  `CREATE TEMP TABLE plain_jobs AS
    SELECT job.id, job.created_at, meanings && '{=vapprentice,=vintern}' AS is_for_beginners, job_level(title_lexemes(meanings), contract_type) AS level, contract_type, activity_rate, salary_type, work_mode, language, salary,
      coalesce(salary_max, salary) AS top_salary, coalesce(activity_rate_max, activity_rate) AS top_rate, start_date, end_date,
      right(job.location, 2) AS canton, title.id AS title, place.id AS place, description.id AS description,
      company.id AS company
    FROM jobs AS job
    JOIN jobproviders AS provider ON provider.id = job.jobprovider_id
    JOIN plain_texts AS title ON title.kind = 'title' AND title.text = job.title
    JOIN plain_texts AS place ON place.kind = 'place' AND place.text = job.location
    JOIN plain_texts AS company ON company.kind = 'company' AND company.text = provider.company_name
    JOIN plain_texts AS description ON description.kind = 'description' AND description.digest = md5(job.description)
    WHERE job.is_active`,
  'ANALYZE plain_jobs',
];

const toMonthly = (salary: string) => `(CASE
  WHEN salary_type = 'monthly' THEN ${salary} * 100 / coalesce(nullif(top_rate, 0), 100)
  WHEN salary_type = 'hourly' THEN ${salary} * ${PER_MONTH.hourly}
  WHEN salary_type = 'daily' THEN ${salary} * ${PER_MONTH.daily}
END)`;

const COMPARISONS: Readonly<Partial<Record<keyof JobFilter, string>>> = {
  contract_type: 'contract_type = any(?)',
  activity_rate: "int4range(activity_rate, top_rate, '[]') @> any(?::int[])",
  salary_type: 'salary_type = any(?)',
  work_mode: 'work_mode = any(?)',
  level: 'level = any(?)',
  canton: 'canton = any(?)',
  language: 'language = any(?)',
  min_salary: 'top_salary >= ?',
  max_salary: 'salary <= ?',
  min_monthly_salary: `${toMonthly('top_salary')} >= ?`,
  max_monthly_salary: `${toMonthly('salary')} <= ?`,
  start_date: 'start_date >= ?',
  end_date: 'end_date <= ?',
};

/** What a word counts by where it is; elsewhere 2. Among equals, beginners' places come last. */
const SCORES = { title: 20, company: 6, place: 4 };
const BEGINNERS = 'CASE WHEN is_for_beginners THEN -0.4 ELSE 0 END';

/** A page and the total of a search for the words as they are typed, by a full scan. */
export async function searchPlainly(
  client: Client,
  filter: JobFilter,
  ordering: Ordering,
  { limit, offset }: Slice,
): Promise<{ ids: number[]; total: number }> {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const conditions = Object.entries(COMPARISONS).flatMap(([name, comparison]) => {
    const value = filter[name as keyof JobFilter];
    return value === undefined ? [] : [comparison.replace('?', bind(value))];
  });
  if (filter.location) {
    const part = bind(`%${filter.location.replace(/[\\%_]/g, '\\$&')}%`);
    conditions.push(
      `place IN (SELECT id FROM plain_texts WHERE kind = 'place' AND fold_text(text) LIKE fold_text(${part}))`,
    );
  }
  const words = (filter.keyword?.split(' ') ?? []).map((word, index) => {
    const found = `(SELECT id FROM word_${index})`;
    conditions.push(
      `(title IN ${found} OR company IN ${found} OR plain_jobs.place IN ${found} OR description IN ${found})`,
    );
    return `word_${index} AS MATERIALIZED (SELECT id FROM plain_texts WHERE ${hasWord(word, bind)})`;
  });
  const scores = words.map((_, index) => {
    const cases = Object.entries(SCORES).map(
      ([column, score]) => `WHEN ${column} IN (SELECT id FROM word_${index}) THEN ${score}`,
    );
    return `CASE ${cases.join(' ')} ELSE 2 END`;
  });
  const isRanked = ordering === 'relevance' && words.length > 0;
  const rank = isRanked
    ? `is_named DESC, CASE WHEN age <= ${RANKED} THEN ${[...scores, BEGINNERS].join(' + ')} ELSE -1 END DESC,`
    : '';
  const named = isRanked ? words.map((_, index) => `title IN (SELECT id FROM word_${index})`) : ['true'];
  const placed = `placed AS MATERIALIZED (
    SELECT id, title, company, place, is_for_beginners, is_named,
      row_number() OVER (PARTITION BY is_named ORDER BY created_at DESC, id DESC) AS age
    FROM plain_jobs, LATERAL (SELECT ${named.join(' AND ')} AS is_named) AS naming
    WHERE ${['true', ...conditions].join(' AND ')}
  )`;
  const { rows } = await client.query<{ ids: number[]; total: number }>(
    `WITH ${[...words, placed].join(', ')}
    SELECT (SELECT count(*)::int FROM placed) AS total,
      ARRAY(SELECT id FROM placed ORDER BY ${rank} age LIMIT ${bind(limit)} OFFSET ${bind(offset)}) AS ids`,
    values,
  );
  return rows[0] ?? { ids: [], total: 0 };
}

/**
 * A word with symbols must occur literally in the text; any other word matches as a prefix or by its stem.
 */
function hasWord(word: string, bind: (value: unknown) => string): string {
  if (/[+.%]/.test(word)) return `text ILIKE ${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`;
  // A short word is itself alone, or the beginning of one with three letters; it shares no stem.
  if (/^[a-z]{2}$/.test(word)) return `vector @@ quote_literal(${bind(word)}::text)::tsquery`;
  if (/^[a-z]{3}$/.test(word)) return `vector @@ (quote_literal(${bind(word)}::text) || ':*')::tsquery`;
  return `vector @@ (
    SELECT (quote_literal(word) || ':*' || coalesce(string_agg(' | ' || quote_literal(stem), ''), ''))::tsquery
    FROM fold_text(${bind(word)}) AS word, unnest(tsvector_to_array(stem_words(word))) AS stem GROUP BY word
  )`;
}
