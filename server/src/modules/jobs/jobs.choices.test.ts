import { sql } from 'drizzle-orm';
import type { Job, JobBody, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';

const test = startTestApp();
let company: CompanyClient;
beforeAll(async () => {
  company = await joinCompany(test);
});

const search = (query: string) => test.visit().get(`/api/jobs/?${query}`);
const findTitles = async (query: string) => readOk<Job[]>(await search(query)).map(({ title }) => title);
async function publishAll(...bodies: Partial<JobBody>[]) {
  for (const body of bodies) await publishJob(company, body);
}

it('several values of a filter find the jobs of each, alone and together with others', async () => {
  await publishAll(
    { title: 'Intern', location: 'Visp', type: 'internship', activity_rate: 100 },
    { title: 'Full', location: 'Visp', activity_rate: 100, salary_type: 'hourly' },
    { title: 'Part', location: 'Visp', activity_rate: 60 },
  );
  const types = 'location=Visp&contract_type=permanent&contract_type=internship';
  expect(await findTitles(types)).toEqual(['Part', 'Full', 'Intern']);
  expect(await findTitles(`${types}&contract_type=permanent&contract_type=`)).toHaveLength(3);
  expect(await findTitles(`${types}&activity_rate=100&activity_rate=80`)).toEqual(['Full', 'Intern']);
  const salaries = 'hourly,daily,monthly,project'.split(',').map((type) => `&salary_type=${type}`);
  const rates = [20, 40, 60, 80].map((rate) => `&activity_rate=${rate}`);
  expect(await findTitles(`${types}${salaries.join('')}${rates.join('')}`)).toEqual(['Part']);
});

it('one malformed value among several is a 400 that names the filter', async () => {
  const response = await search('canton=BE&canton=XX');
  expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['canton']]);
});

it('a level finds the jobs of which it is said first, and skilled work those of which none is', async () => {
  await publishAll(
    { title: 'Cook', location: 'Raron' },
    { title: 'Senior Cook', location: 'Raron' },
    { title: 'Lernende/r Koch EFZ', location: 'Raron' },
    { title: 'Praktikum Lehrstelle Küche', location: 'Raron' },
    { title: 'Stagiaire en cuisine', location: 'Raron' },
    { title: 'Kitchen aid', location: 'Raron', type: 'internship' },
    { title: 'Junior Leiter Küche', location: 'Raron' },
    { title: 'Capo cucina', location: 'Raron' },
  );
  const expected = {
    apprenticeship: ['Praktikum Lehrstelle Küche', 'Lernende/r Koch EFZ'],
    internship: ['Kitchen aid', 'Stagiaire en cuisine'],
    first_job: ['Junior Leiter Küche'],
    skilled: ['Senior Cook', 'Cook'],
    lead: ['Capo cucina'],
  };
  for (const [level, titles] of Object.entries(expected))
    expect([level, await findTitles(`location=Raron&level=${level}`)]).toEqual([level, titles]);
  expect(await findTitles('location=Raron&level=lead&level=first_job')).toEqual([
    'Capo cucina',
    'Junior Leiter Küche',
  ]);
  expect(await findTitles('location=Raron&level=lead&level=skilled')).toEqual([
    'Capo cucina',
    'Senior Cook',
    'Cook',
  ]);
  expect(await findTitles('keyword=cook&location=Raron&level=skilled')).toEqual(['Senior Cook', 'Cook']);
});

it.each([
  'Assistenz der Geschäftsleitung',
  'Assistent/in Leitung Pflege',
  'Zugbegleiter:in',
  'Fachperson Wohnbegleitung',
  'Gärtner:in mit Freude an Anleitung',
  'Prozessingenieur Halbleiter',
  'Berufsbildner/in für Lernende',
  'Lernendenbetreuerin',
  'Dozentin Lehre und Forschung',
])('%s is skilled work', async (title) => {
  await publishJob(company, { title, location: 'Gampel' });
  expect(await findTitles('location=Gampel&level=skilled')).toContain(title);
});

it('only jobs of the last days are found, and counted, of which one is 24 hours', async () => {
  for (const [title, hours] of [
    ['Today', 23],
    ['Yesterday', 25],
    ['Last week', 8 * 24],
  ] as const) {
    const { id } = await publishJob(company, { title, location: 'Saas', description: 'Xylophonist.' });
    await test.dependencies.db.execute(
      sql`update jobs set created_at = now() - make_interval(hours => ${hours}::int) where id = ${id}`,
    );
  }
  const expected = { 1: ['Today'], 3: ['Today', 'Yesterday'], 14: ['Today', 'Yesterday', 'Last week'] };
  for (const [days, titles] of Object.entries(expected)) {
    for (const query of [
      `location=Saas&published_within=${days}`,
      `keyword=xylophonist&published_within=${days}`,
    ]) {
      expect([query, await findTitles(query)]).toEqual([query, titles]);
      const { level } = readOk<JobFacets>(await test.visit().get(`/api/jobs/facets/?${query}`));
      expect(level).toEqual([{ value: 'skilled', count: titles.length }]);
    }
  }
  for (const days of ['0', '366', 'week']) {
    const response = await search(`published_within=${days}`);
    expect([response.statusCode, Object.keys(response.json())]).toEqual([400, ['published_within']]);
  }
});

it('a title that is edited has another level', async () => {
  const job = await publishJob(company, { title: 'Lehrstelle Maurer', location: 'Leuk' });
  expect(await findTitles('location=Leuk&level=apprenticeship')).toEqual(['Lehrstelle Maurer']);
  await company.patch(`/api/auth/jobs/${job.id}/`, { title: 'Maurer' });
  expect(await findTitles('location=Leuk&level=apprenticeship')).toEqual([]);
  expect(await findTitles('location=Leuk&level=skilled')).toEqual(['Maurer']);
});

it('a work mode finds its jobs, on site or not', async () => {
  await publishAll(
    { title: 'Baker', location: 'Brig' },
    { title: 'Clerk', location: 'Brig', work_mode: 'hybrid' },
    { title: 'Coder', location: 'Brig', work_mode: 'remote' },
  );
  expect(await findTitles('location=Brig&work_mode=on_site')).toEqual(['Baker']);
  expect(await findTitles('location=Brig&work_mode=remote&work_mode=hybrid')).toEqual(['Coder', 'Clerk']);
  expect(await findTitles('location=Brig&work_mode=on_site&work_mode=remote')).toEqual(['Coder', 'Baker']);
  expect(await findTitles('keyword=coder&work_mode=remote')).toEqual(['Coder']);
});
