import { serializeDescription } from '@metier/sdk/rules';
import type { Client } from 'pg';
import { DERIVED_BY, deriveColumns } from '../../../server/src/search/derived/derive';
import { findSharedLines } from '../../../server/src/search/derived/shared-lines';
import type { BoardOptions } from '../search/make-board';
import { readBoard, type WrittenAd, type WrittenBoard } from './read-board';

/** Fills a migrated, empty database with the advertisements of this board, written through the triggers. */
export async function makeWrittenBoard(
  board: WrittenBoard,
  client: Client,
  { say }: Pick<BoardOptions, 'say'>,
): Promise<void> {
  const ads = readBoard(board);
  const companies = new Map(ads.map(({ company }) => [company.name, company]));
  say(`${ads.length} jobs of ${companies.size} companies`);
  await client.query(COMPANIES_SQL, [JSON.stringify([...companies.values()])]);
  const rows = ads.map(toRow);
  const lines = [...companies.keys()].map((name) => ({
    name,
    lines: findSharedLines(rows.filter(({ company }) => company === name)),
  }));
  await client.query(LINES_SQL, [JSON.stringify(lines)]);
  await client.query(JOBS_SQL, [JSON.stringify(rows), DERIVED_BY]);
  for (const table of ['users', 'jobproviders'])
    await client.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), max(id)) FROM ${table}`);
  await client.query('VACUUM ANALYZE');
}

/** Days since its publication do not follow the order of the files. */
function toRow(ad: WrittenAd, index: number) {
  const { title, place: location, rates, salaries } = ad;
  const description = serializeDescription(ad.description);
  return {
    ...ad,
    ...deriveColumns({ title, description, location }),
    company: ad.company.name,
    location,
    description,
    rate: rates[0],
    most: rates[1] > rates[0] ? rates[1] : null,
    salary: salaries[0],
    top: salaries[1] > salaries[0] ? salaries[1] : null,
    hours: (index * 389) % 1_433,
  };
}

const COMPANIES_SQL = `
  WITH company AS (
    SELECT row_number() OVER () AS id, name, city, canton
    FROM jsonb_to_recordset($1::jsonb) AS each(name text, city text, canton text)
  ), account AS (
    INSERT INTO users (id, username, email, password_hash, account_type) OVERRIDING SYSTEM VALUE
    SELECT id, 'written-' || id, 'written-' || id || '@example.ch', '', 'job_provider' FROM company
  )
  INSERT INTO jobproviders
    (id, user_id, company_name, company_address, company_city, company_postal_code, company_region)
    OVERRIDING SYSTEM VALUE
  SELECT id, id, name, 'Gasse 1', city, '', canton FROM company`;

const LINES_SQL = `
  INSERT INTO company_lines (jobprovider_id, lines, changed_at)
  SELECT jobproviders.id, lines, now() FROM jsonb_to_recordset($1::jsonb) AS each(name text, lines text[])
  JOIN jobproviders ON company_name = name`;

const JOBS_SQL = `
  INSERT INTO jobs (jobprovider_id, title, description, location, contract_type, salary, salary_max, salary_type,
    activity_rate, activity_rate_max, work_mode, start_date, created_at, meanings, title_parts, benefit_words,
    place_canton, language, derived_by)
  SELECT jobproviders.id, title, description, location, contract, salary, top, "salaryType", rate, most, mode,
    current_date + 60, date_trunc('milliseconds', now() - hours * interval '1 hour'), meanings, "titleParts",
    "benefitWords", "placeCanton", language, $2::int
  FROM jsonb_to_recordset($1::jsonb) AS each(
    company text, title text, description text, location text, contract text, salary numeric, top numeric,
    "salaryType" text, rate int, most int, mode text, hours int, meanings text[], "titleParts" text,
    "benefitWords" text, "placeCanton" text, language text
  ) JOIN jobproviders ON company_name = company`;
