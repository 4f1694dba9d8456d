/**
 * The comparison targets of the server, in a separate process: `node --import tsx lab/bench/api/baselines.ts`.
 * `/home` is a minimal handler with two statements, ids and then rows, `/home-in-one` one with the server's
 * own statement, `/static` the same bytes from memory.
 */
import { createServer, type ServerResponse } from 'node:http';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

const IDS_SQL = `SELECT job_id AS id FROM job_search ORDER BY created_at DESC, job_id DESC LIMIT $1 OFFSET $2`;
const ROWS_SQL = `
  SELECT jobs.*, company_name, company_description, company_website, company_city, profile_picture_id,
    coalesce((SELECT round(avg(rating), 1)::float8 FROM company_reviews r WHERE r.jobprovider_id = jobs.jobprovider_id), 0) AS average_rating,
    (SELECT count(*)::int FROM company_reviews r WHERE r.jobprovider_id = jobs.jobprovider_id) AS reviews_count
  FROM jobs JOIN jobproviders ON jobproviders.id = jobs.jobprovider_id JOIN users ON users.id = jobproviders.user_id
  WHERE jobs.id = ANY($1::int[])`;

const PAGE_SQL = ROWS_SQL.replace(
  '$1::int[]',
  `ARRAY(
    SELECT job_id FROM (SELECT job_id, created_at FROM job_search ORDER BY created_at DESC, job_id DESC LIMIT 600) newest
    ORDER BY created_at DESC, job_id DESC LIMIT $1 OFFSET $2
  )`,
);

const total = pool.query<{ total: number }>('SELECT count(*)::int AS total FROM job_search');

async function readHome(page: number): Promise<string> {
  const ids = (await pool.query({ name: 'ids', text: IDS_SQL, values: [6, (page - 1) * 6] })).rows as {
    id: number;
  }[];
  const found = await pool.query({ name: 'rows', text: ROWS_SQL, values: [ids.map(({ id }) => id)] });
  const rows = new Map((found.rows as Record<string, unknown>[]).map((row) => [row.id, row]));
  return JSON.stringify(ids.map(({ id }) => toJob(rows.get(id) ?? {})));
}

async function readHomeInOne(page: number): Promise<string> {
  const { rows } = await pool.query<Record<string, unknown>>({
    name: 'page',
    text: `${PAGE_SQL} ORDER BY jobs.created_at DESC, jobs.id DESC`,
    values: [6, (page - 1) * 6],
  });
  return JSON.stringify(rows.map(toJob));
}

const toJob = (row: Record<string, unknown>) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  location: row.location,
  type: row.contract_type,
  contract_type: row.contract_type,
  salary: row.salary,
  salary_type: row.salary_type,
  salary_currency: row.salary_currency,
  activity_rate: row.activity_rate,
  work_mode: row.work_mode,
  start_date: row.start_date,
  end_date: row.end_date,
  is_active: row.is_active,
  created_at: row.created_at,
  company: row.company_name,
  job_provider: {
    id: row.jobprovider_id,
    company_name: row.company_name,
    company_description: row.company_description,
    company_website: row.company_website,
    company_city: row.company_city,
    company_logo: row.profile_picture_id,
    average_rating: row.average_rating,
    reviews_count: row.reviews_count,
  },
});

function send(
  response: ServerResponse,
  body: string | Buffer,
  head: Record<string, string | number> = {},
): void {
  const length = Buffer.byteLength(body);
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length, ...head })
    .end(body);
}

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://rival');
  if (url.pathname === '/static') return send(response, kept);
  const readPage = url.pathname === '/home' ? readHome : readHomeInOne;
  Promise.all([readPage(Number(url.searchParams.get('page') ?? 1)), total]).then(
    ([body, counted]) => send(response, body, { 'x-total-count': counted.rows[0]?.total ?? 0 }),
    () => response.writeHead(500).end(),
  );
});

let kept = Buffer.alloc(0);
void readHome(1).then((body) => {
  kept = Buffer.from(body);
  server.listen(0, '127.0.0.1', () => {
    const place = server.address();
    process.send?.({ address: `http://127.0.0.1:${typeof place === 'object' && place ? place.port : ''}` });
  });
});
process.on('disconnect', () => process.exit(0));
