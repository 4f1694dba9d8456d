import type { Client } from 'pg';
import { DERIVED_BY, deriveColumns } from '../../../server/src/search/derived/derive';
import { writeTexts, type Texts } from './write-texts';

export interface BoardOptions {
  readonly jobs: number;
  readonly seed: number;
  readonly say: (sentence: string) => void;
}

/** A word that no generated description contains; the jobs with it are written through the triggers. */
export const RARE = { word: 'xylophonist', jobs: 20 };

/**
 * Fills a migrated, empty database with companies and jobs of the last three years, one in twenty paused.
 * Search rows are assembled from vectors computed once per text: a million in minutes, identical to the
 * output of the triggers.
 */
export async function makeBoard(client: Client, { jobs, seed, say }: BoardOptions): Promise<void> {
  const texts = writeTexts(seed);
  say(`${jobs.toLocaleString('en')} jobs of ${texts.companies.length} companies (seed ${seed})`);
  await client.query(`SELECT setseed($1)`, [(seed % 1000) / 1000]);
  await client.query(TEXTS_SQL, [JSON.stringify(listTexts(texts))]);
  for (const statement of PARTS_SQL) await client.query(statement);
  await client.query('ALTER TABLE jobs DISABLE TRIGGER USER');
  await client.query(JOBS_SQL, [jobs, DERIVED_BY]);
  await client.query('ALTER TABLE jobs ENABLE TRIGGER USER');
  say('search rows');
  const indexes = await dropIndexes(client);
  await client.query(SEARCH_SQL);
  say('indexes');
  for (const index of indexes) await client.query(index);
  await client.query(RARE_SQL, [RARE.jobs, RARE.word]);
  for (const table of ['users', 'jobproviders'])
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`);
  await client.query('VACUUM ANALYZE');
  await checkRows(client);
}

/** Every distinct text with what the server derives from it; `id` is its number among those of its kind. */
function listTexts({ titles, places, companies, descriptions }: Texts): object[] {
  const derive = (part: { title?: string; description?: string; location?: string }) =>
    deriveColumns({ title: '', description: '', location: '', ...part });
  const idsOfPlaces = new Map(places.map((text, index) => [text, index + 1]).reverse() as [string, number][]);
  return [
    ...titles.map((text, index) => {
      const { titleParts: parts, meanings } = derive({ title: text });
      return { kind: 'title', id: index + 1, text, parts, meanings };
    }),
    ...[...idsOfPlaces].map(([text, id]) => {
      const { placeCanton: canton } = derive({ location: text });
      return { kind: 'place', id, text, canton };
    }),
    ...companies.map((text, index) => ({ kind: 'company', id: index + 1, text })),
    ...descriptions.map((text, index) => {
      const { language, meanings } = derive({ description: text });
      return { kind: 'description', id: index + 1, text, language, meanings };
    }),
  ];
}

/** Bulk load: indexes are created after the rows are inserted. Returns their definitions. */
export async function dropIndexes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'job_search' AND indexname NOT LIKE '%_pkey'`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

/** Compares a sample with the rows the triggers would write; generated columns are not in those. */
async function checkRows(client: Client): Promise<void> {
  const { rows } = await client.query(`
    SELECT job_id FROM job_search made
    WHERE job_id % (SELECT greatest(count(*) / 200, 1) FROM job_search) = 0
      AND NOT EXISTS (
        SELECT FROM job_search_rows AS wanted
        WHERE wanted.job_id = made.job_id AND to_jsonb(made) @> to_jsonb(wanted)
      )`);
  if (rows.length > 0)
    throw new Error(`${rows.length} search rows are not what the triggers make of their jobs.`);
}

const TEXTS_SQL = `
  CREATE TEMP TABLE bench_texts AS
  SELECT kind, id, text, coalesce(' ' || parts, '') AS parts, coalesce(meanings, '{}') AS meanings, canton, language
  FROM jsonb_to_recordset($1::jsonb)
    AS each(kind text, id int, text text, parts text, meanings text[], canton text, language text)`;

const PARTS_SQL = [
  `CREATE TEMP TABLE bench_vectors AS
    SELECT kind, id, stem_words(text || parts) AS vector, sign_words(text) AS signs FROM bench_texts`,
  'ALTER TABLE bench_texts ADD PRIMARY KEY (kind, id)',
  'ALTER TABLE bench_vectors ADD PRIMARY KEY (kind, id)',
  'ANALYZE bench_texts',
  'ANALYZE bench_vectors',
  `INSERT INTO users (id, username, email, password_hash, account_type) OVERRIDING SYSTEM VALUE
    SELECT id, 'bench-' || id, 'bench-' || id || '@example.ch', '', 'job_provider'
    FROM bench_texts WHERE kind = 'company'`,
  `INSERT INTO jobproviders
    (id, user_id, company_name, company_address, company_city, company_postal_code, company_region)
    OVERRIDING SYSTEM VALUE
    SELECT id, id, text, 'Gasse 1', 'Bern', '3000', 'BE' FROM bench_texts WHERE kind = 'company'`,
  `INSERT INTO job_places (place)
    SELECT DISTINCT fold_text(text) FROM bench_texts WHERE kind = 'place' ON CONFLICT DO NOTHING`,
  `INSERT INTO job_words
    SELECT DISTINCT word FROM bench_vectors, unnest(tsvector_to_array(vector) || signs) AS word ON CONFLICT DO NOTHING`,
];

/** Skewed distribution: a third of the jobs are in the few large towns. */
const JOBS_SQL = `
  INSERT INTO jobs (jobprovider_id, title, description, location, contract_type, salary, salary_max, salary_type, activity_rate,
    activity_rate_max, start_date, end_date, is_active, created_at, opened_at, work_mode, meanings, title_parts, place_canton, language, derived_by)
  SELECT drawn.company, title.text, description.text, place.text,
    (ARRAY['permanent', 'permanent', 'permanent', 'fixed-term', 'internship', 'engagements'])[1 + floor(drawn.a * 6)::int],
    pay.salary, CASE WHEN drawn.i < 0.3 THEN pay.salary + 10 END,
    CASE WHEN drawn.b < 0.7 THEN 'monthly' ELSE 'hourly' END,
    pay.rate, CASE WHEN drawn.i BETWEEN 0.2 AND 0.5 AND pay.rate < 100 THEN pay.rate + 20 END,
    (drawn.moment + drawn.e * interval '120 days')::date,
    CASE WHEN drawn.f < 0.3 THEN (drawn.moment + interval '200 days' + drawn.e * interval '400 days')::date END,
    drawn.g < 0.95, drawn.moment, drawn.moment,
    CASE WHEN drawn.h < 0.12 THEN 'hybrid' WHEN drawn.h < 0.15 THEN 'remote' ELSE 'on_site' END,
    title.meanings || description.meanings, ltrim(title.parts), place.canton, description.language, $2::int
  FROM (
    SELECT random() AS a, random() AS b, random() AS c, random() AS d, random() AS e, random() AS f, random() AS g,
      random() AS h, random() AS i,
      1 + floor(random() * 240)::int AS title,
      CASE WHEN random() < 0.35 THEN 1 + floor(random() * 7)::int ELSE 1 + floor(random() * 2507)::int END AS place,
      1 + floor(random() * 2000)::int AS company, 1 + floor(random() * 3000)::int AS description,
      date_trunc('milliseconds', now() - (1 - number / $1::float8) * interval '3 years') AS moment
    FROM generate_series(1, $1::int) AS number
  ) AS drawn
  CROSS JOIN LATERAL (
    SELECT CASE WHEN drawn.b < 0.7 THEN 3500 + floor(drawn.c * 90) * 100 ELSE 25 + floor(drawn.c * 40) END AS salary,
      (ARRAY[100, 100, 80, 60, 50, 40])[1 + floor(drawn.d * 6)::int] AS rate
  ) AS pay
  JOIN bench_texts AS title ON title.kind = 'title' AND title.id = drawn.title
  JOIN bench_texts AS place ON place.kind = 'place' AND place.id = drawn.place
  JOIN bench_texts AS description ON description.kind = 'description' AND description.id = drawn.description
  ORDER BY drawn.moment`;

const SEARCH_SQL = `
  INSERT INTO job_search
  SELECT job.id, job.created_at, job.contract_type, job.activity_rate, job.salary_type,
    canton.code, job.salary, job.start_date, job.end_date, place.place, made.head || title_lexemes(job.meanings),
    strip(made.head) || strip(description.vector) || array_to_tsvector(
      ARRAY[
        '=c' || job.contract_type, '=s' || job.salary_type,
        '=k' || canton.code, '=p' || place.id, '=w' || week_number(job.created_at), '=b' || week_number(job.created_at) / 8
      ] || ARRAY(SELECT '=r' || rate FROM unnest(rates.list) AS rate)
        || combine_filters(job.contract_type, rates.list, job.salary_type) || title.signs || company.signs || location.signs || description.signs
        || CASE job.work_mode WHEN 'on_site' THEN '{}' ELSE ARRAY['=m' || job.work_mode] END || job.meanings
        || mark_title(made.head)
    ),
    job.work_mode, job.language, job.salary_max, job.activity_rate_max
  FROM jobs AS job
  JOIN bench_texts AS title_text ON title_text.kind = 'title' AND title_text.text = job.title
  JOIN bench_vectors AS title ON title.kind = 'title' AND title.id = title_text.id
  JOIN bench_vectors AS company ON company.kind = 'company' AND company.id = job.jobprovider_id
  JOIN bench_texts AS location_text ON location_text.kind = 'place' AND location_text.text = job.location
  JOIN bench_vectors AS location ON location.kind = 'place' AND location.id = location_text.id
  JOIN bench_texts AS text ON text.kind = 'description' AND text.text = job.description
  JOIN bench_vectors AS description ON description.kind = 'description' AND description.id = text.id
  JOIN job_places AS place ON place.place = fold_text(job.location),
  LATERAL (SELECT coalesce(job.place_canton, job_canton(job.location, 'BE')) AS code) AS canton,
  LATERAL (SELECT list_rates(job.activity_rate, job.activity_rate_max) AS list) AS rates,
  LATERAL (
    SELECT setweight(title.vector, 'A') || setweight(company.vector, 'B') || setweight(location.vector, 'C') AS head
    OFFSET 0
  ) AS made
  WHERE job.is_active
  ORDER BY job.created_at, job.id`;

/** Written through the triggers, like ordinary jobs: spread over the three years. */
const RARE_SQL = `
  UPDATE jobs SET description = description || ' ' || $2
  WHERE id IN (SELECT (max(id) * number / $1::int)::int FROM jobs, generate_series(1, $1::int) AS number GROUP BY number)`;
