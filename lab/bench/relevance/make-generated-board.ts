import type { Client } from 'pg';
import {
  companies as demoCompanies,
  findTown,
  textsIn,
  type Language,
  type Town,
} from '../../../server/src/demo/data/index';
import { makeRandom, type Random } from '../../../server/src/demo/random';
import { DERIVED_BY, deriveColumns, type DerivedColumns } from '../../../server/src/search/derived/derive';
import { dropIndexes, type BoardOptions } from '../search/make-board';
import { readOccupations, type SearchedOccupation } from '../../../server/src/testing/relevance/occupations';

const BATCH = 1_000;
/** A third of the jobs are in these. */
const LARGE = ['Zürich', 'Bern', 'Genève', 'Basel', 'Lausanne', 'Lugano', 'St. Gallen'];
const NAMES = ['Arvela', 'Bordin', 'Calvera', 'Dorenta', 'Elvano', 'Ferrona', 'Galdera', 'Henzina'];
const FORMS = ['AG', 'GmbH', 'SA', 'Sàrl', 'Sagl', 'Holding', 'Group', 'Partner'];

const INTERN: Readonly<Record<Language, string>> = {
  de: 'Praktikum',
  fr: 'Stage',
  it: 'Stage',
  en: 'Internship',
};
const NIGHT: Readonly<Record<Language, string>> = {
  de: 'Nachtdienst gehört dazu.',
  fr: 'Travail de nuit possible.',
  it: 'Turni notturni possibili.',
  en: 'Some night shifts.',
};

interface GeneratedJob extends DerivedColumns {
  readonly company: number;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly contract: string;
  readonly rate: number;
}

/**
 * Fills a migrated, empty database with jobs of the last year: real towns, the occupations of
 * `occupations.txt` in the language of the town or in English, the demo's companies and others. The search
 * rows are written at once instead of by the triggers; a seed gives the same board.
 */
export async function makeGeneratedBoard(client: Client, { jobs, seed, say }: BoardOptions): Promise<void> {
  const random = makeRandom(seed);
  const towns = [...new Set(demoCompanies.flatMap((company) => company.towns))].map(findTown);
  const occupations = [...readOccupations().values()].filter(({ titles }) => titles.de.length > 0);
  const names = [
    ...demoCompanies.map(({ name }) => name),
    ...NAMES.flatMap((name) => FORMS.map((form) => `${name} ${form}`)),
  ];
  say(`${jobs.toLocaleString('en')} jobs of ${names.length} companies (seed ${seed})`);
  await client.query(COMPANIES_SQL, [names]);
  await client.query('ALTER TABLE jobs DISABLE TRIGGER USER');
  for (let from = 0; from < jobs; from += BATCH) {
    const count = Math.min(BATCH, jobs - from);
    const batch = Array.from({ length: count }, () => makeJob(random, towns, occupations, names.length));
    await client.query(JOBS_SQL, [JSON.stringify(batch), from, jobs, DERIVED_BY]);
  }
  await client.query('ALTER TABLE jobs ENABLE TRIGGER USER');
  say('search rows');
  const indexes = await dropIndexes(client);
  for (const statement of [...SEARCH_SQL, ...indexes]) await client.query(statement);
  for (const table of ['users', 'jobproviders'])
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`);
  await client.query('VACUUM ANALYZE');
}

function makeJob(
  random: Random,
  towns: readonly Town[],
  occupations: readonly SearchedOccupation[],
  companies: number,
): GeneratedJob {
  const town = random.chance(0.35) ? findTown(random.pick(LARGE)) : random.pick(towns);
  const language = random.chance(0.1) ? 'en' : town.language;
  const { titles, skills } = random.pick(occupations);
  const contract = random.weighted({ permanent: 70, 'fixed-term': 12, internship: 8, engagements: 10 });
  const title = random.pick(titles[language]);
  const texts = {
    title: contract === 'internship' ? `${INTERN[language]} ${title}` : title,
    description: describe(random, language, skills),
    location: `${town.name}, ${town.canton}`,
  };
  return {
    ...texts,
    ...deriveColumns(texts),
    company: random.integer(1, companies),
    contract,
    rate: random.pick(contract === 'engagements' ? [20, 30, 40, 50] : [100, 100, 80, 60, 50]),
  };
}

/** Sentences that belong to no occupation, so that only titles name an occupation. */
function describe(random: Random, language: Language, skills: readonly string[]): string {
  const { closings, benefits } = textsIn(language).posting;
  const offered = random.sample(Object.values(benefits), 3).map(({ title }) => title);
  return [
    random.pick(closings),
    ...(random.chance(0.15) ? [NIGHT[language]] : []),
    ...(skills.length > 0 ? [`${random.sample(skills, 2).join(', ')}.`] : []),
    `${offered.join(', ')}.`,
  ].join(' ');
}

const COMPANIES_SQL = `
  WITH company AS (SELECT id, name FROM unnest($1::text[]) WITH ORDINALITY AS each(name, id)),
  account AS (
    INSERT INTO users (id, username, email, password_hash, account_type) OVERRIDING SYSTEM VALUE
    SELECT id, 'bench-' || id, 'bench-' || id || '@example.ch', '', 'job_provider' FROM company
  )
  INSERT INTO jobproviders
    (id, user_id, company_name, company_address, company_city, company_postal_code, company_region)
    OVERRIDING SYSTEM VALUE
  SELECT id, id, name, 'Gasse 1', 'Bern', '3000', 'BE' FROM company`;

const JOBS_SQL = `
  INSERT INTO jobs (jobprovider_id, title, description, location, contract_type, salary, salary_type,
    activity_rate, start_date, created_at, meanings, title_parts, benefit_words, place_canton, language, derived_by)
  SELECT company, title, description, location, contract, 5000, 'monthly', rate, current_date + 60,
    date_trunc('milliseconds', now() - (1 - ($2::int + number) / $3::float8) * interval '1 year'),
    meanings, "titleParts", "benefitWords", "placeCanton", language, $4::int
  FROM ROWS FROM (jsonb_to_recordset($1::jsonb) AS (
    company int, title text, description text, location text, contract text, rate int, meanings text[],
    "titleParts" text, "benefitWords" text, "placeCanton" text, language text
  )) WITH ORDINALITY AS each(company, title, description, location, contract, rate, meanings,
    "titleParts", "benefitWords", "placeCanton", language, number)`;

const SEARCH_SQL = [
  'INSERT INTO job_places (place) SELECT DISTINCT fold_text(location) FROM jobs ON CONFLICT DO NOTHING',
  'INSERT INTO job_search SELECT * FROM job_search_rows ORDER BY created_at, job_id',
  `INSERT INTO job_words (word)
    SELECT DISTINCT lexeme FROM job_search, unnest(tsvector_to_array(words)) AS lexeme WHERE lexeme !~ '^='
    ON CONFLICT DO NOTHING`,
];
