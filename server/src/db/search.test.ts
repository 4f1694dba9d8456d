import { and, eq } from 'drizzle-orm';
import { startTestApp } from '../testing/index';
import { jobproviders, jobs } from './schema/index';
import { containsText, matchKeyword, rankKeyword } from './search';

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
  await test.parts.db.insert(jobproviders).values(company);
  await insertJob('Koch/Köchin', 'Menüs für 50% der Gäste', 'Genève');
  await insertJob('Dipl. Pflegefachfrau', 'Betreuung <!-- {"icon":"hidden"} -->', 'Zürich');
  await insertJob('Développeur C++', "L'équipe cherche un talent; node_modules inclus", 'Neuchâtel');
  await insertJob('Infermiere', 'Lavorare con i pazienti della clinica', 'Bellinzona');
  await insertJob('Software Engineer', 'Designing engines in C', 'St. Gallen');
});

async function insertJob(title: string, description: string, location: string): Promise<void> {
  const terms = { contractType: 'permanent', salary: '5000.00', salaryType: 'monthly' } as const;
  const values = { ...terms, title, description, location, activityRate: 80, startDate: '2027-01-01' };
  await test.parts.db.insert(jobs).values({ ...values, jobproviderId: 1 });
}

async function findTitles(keyword: string): Promise<string[]> {
  const rows = await test.parts.db
    .select({ title: jobs.title, rank: rankKeyword(keyword) })
    .from(jobs)
    .innerJoin(jobproviders, eq(jobproviders.id, jobs.jobproviderId))
    .where(and(eq(jobs.isActive, true), matchKeyword(keyword)));
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
  ['node_modules', ['Développeur']],
  ["' & | ! <-> :* \\", []],
  ['zürich koch', ['Koch']],
])('the keyword %s finds %j', async (keyword, titles) => {
  expect(await findTitles(keyword)).toEqual(titles);
});

it('an empty keyword is no condition', () => {
  expect(matchKeyword('  ')).toBeUndefined();
});

it('a renamed company is found by its new name alone', async () => {
  await test.parts.db.update(jobproviders).set({ companyName: 'Umbenannt' });
  expect(await findTitles('umbenannt')).toHaveLength(5);
  expect(await findTitles('spital')).toEqual([]);
});

it.each([
  ['zuri', ['Zürich']],
  ['CHÂTEL', ['Neuchâtel']],
  ['%', []],
  ['_', []],
  ['\\', []],
  ['t. g', ['St. Gallen']],
])('the part %s of a place finds %j', async (part, locations) => {
  const rows = await test.parts.db.select().from(jobs).where(containsText(jobs.location, part));
  expect(rows.map(({ location }) => location)).toEqual(locations);
});
