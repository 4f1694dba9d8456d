import { sql } from 'drizzle-orm';
import { startTestApp } from '../testing/index';
import { inTransaction } from './database';
import { jobproviders, jobs } from './schema/index';
import { containsText } from './search';

const test = startTestApp();

beforeAll(async () => {
  const { user } = await test.join('job_provider');
  const place = {
    companyAddress: 'Gasse 1',
    companyCity: 'Bern',
    companyPostalCode: '3000',
    companyRegion: 'BE',
  };
  const company = { userId: user.id, companyName: 'Spital Zürich AG', ...place };
  await test.dependencies.db.insert(jobproviders).values(company);
  await insertJob('Koch/Köchin', 'Menüs für 50% der Gäste', 'Genève');
  await insertJob('Dipl. Pflegefachfrau', 'Betreuung <!-- {"icon":"hidden"} -->', 'Zürich');
  await insertJob('Développeur C++', "L'équipe cherche un talent; node_modules inclus", 'Neuchâtel');
  await insertJob('Infermiere', 'Lavorare con i pazienti della clinica', 'Bellinzona');
  await insertJob(
    'Software Engineer',
    'Designing engines in C with ASP.NET, F#-scripts (and Node.js).',
    'St. Gallen',
  );
});

async function insertJob(title: string, description: string, location: string): Promise<void> {
  const terms = { contractType: 'permanent', salary: '5000.00', salaryType: 'monthly' } as const;
  const values = { ...terms, title, description, location, activityRate: 80, startDate: '2027-01-01' };
  await test.dependencies.db.insert(jobs).values({ ...values, jobproviderId: 1 });
}

async function findTitles(keyword: string): Promise<string[]> {
  const { rows } = await test.dependencies.db.execute<{ title: string }>(sql`
    select title from job_search join jobs on jobs.id = job_id where words @@ job_search_query(${keyword})
  `);
  return rows.map(({ title }) => title.split(/[ /]/)[0] ?? '').sort();
}

it.each([
  ['koch', ['Koch']],
  ['KÖCHIN', ['Koch']],
  ['kochin', ['Koch']],
  ['pfleg', ['Dipl.']],
  ['developpeurs', ['Développeur']],
  ['équipes', ['Développeur']],
  ['paziente', ['Infermiere']],
  ['engineering', ['Software']],
  ['betreuung dipl', ['Dipl.']],
  ['betreuung koch', []],
  ['hidden', []],
  ['c++', ['Développeur']],
  ['50%', ['Koch']],
  ['%', ['Koch']],
  ['_', ['Développeur']],
  ['100%', []],
  ['.NET', ['Software']],
  ['asp.net', ['Software']],
  ['F#', ['Software']],
  ['c#', []],
  ['node.js', ['Software']],
  ['Node.j', ['Software']],
  ['node js', ['Software']],
  ['js.node', []],
  ['C', ['Développeur', 'Software']],
  ['c/c++', ['Développeur']],
  ['node_modules', ['Développeur']],
  ["' & | ! <-> :* \\", []],
  ['zürich koch', ['Koch']],
])('the keyword %s finds %j', async (keyword, titles) => {
  expect(await findTitles(keyword)).toEqual(titles);
});

it.each([
  ['zuri', ['Zürich']],
  ['CHÂTEL', ['Neuchâtel']],
  ['%', []],
  ['_', []],
  ['\\', []],
  ['t. g', ['St. Gallen']],
])('the part %s of a place finds %j', async (part, locations) => {
  const rows = await test.dependencies.db.select().from(jobs).where(containsText(jobs.location, part));
  expect(rows.map(({ location }) => location)).toEqual(locations);
});

/** Columns that the table calculates from its others. */
const GENERATED = ['monthly_salary', 'top_monthly_salary', 'top_salary', 'rates', 'level'];

it('the rows of the search are what their jobs make of them, whatever is changed', async () => {
  const { db } = test.dependencies;
  const differences = async () => {
    const { rows } = await db.execute(sql`
      select * from job_search as written full join job_search_rows as wanted using (job_id)
      where written.job_id is null or wanted.job_id is null
        or to_jsonb(written) - ${sql.param(GENERATED)}::text[] is distinct from to_jsonb(wanted)
    `);
    return rows;
  };
  expect(await differences()).toEqual([]);
  await db
    .update(jobs)
    .set({ isActive: false })
    .where(sql`title like 'Inf%'`);
  expect(await findTitles('infermiere')).toEqual([]);
  await db.update(jobs).set({
    isActive: true,
    location: 'Lugano, TI',
    salary: '1.00',
    salaryMax: '2.00',
    activityRateMax: 100,
    contractType: 'internship',
  });
  await db
    .update(jobs)
    .set({ createdAt: new Date('2020-02-02') })
    .where(sql`title like 'Inf%'`);
  await db.update(jobproviders).set({ companyRegion: 'ZH' });
  await db
    .update(jobs)
    .set({ location: 'Remote' })
    .where(sql`title like 'Dipl%'`);
  expect(await differences()).toEqual([]);
  const { rows } = await db.execute(
    sql`select canton, count(*)::int as total from job_search group by 1 order by 1`,
  );
  expect(rows).toEqual([
    { canton: 'TI', total: 4 },
    { canton: 'ZH', total: 1 },
  ]);
  await db.delete(jobs).where(sql`title like 'Dipl%'`);
  expect(await differences()).toEqual([]);
});

it('a renamed company is found by its new name alone', async () => {
  await test.dependencies.db.update(jobproviders).set({ companyName: 'Umbenannt' });
  expect(await findTitles('umbenannt')).toHaveLength(4);
  expect(await findTitles('spital')).toEqual([]);
});

it('a job is written without a look at all words, however small the board was when its statements were planned', async () => {
  const { db } = test.dependencies;
  const read = await inTransaction(db, async (tx) => {
    // PostgreSQL keeps a general plan from the sixth time on.
    for (let times = 0; times < 8; times += 1) await tx.execute(sql`select write_job_search(array[1, 2, 3])`);
    const { rows } = await tx.execute<{ read: number }>(
      sql`select pg_stat_get_xact_tuples_returned('job_words'::regclass)::int as read`,
    );
    return rows[0]?.read;
  });
  expect(read).toBe(0);
});
