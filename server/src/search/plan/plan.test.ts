import { sql } from 'drizzle-orm';
import { jobs } from '../../db/schema/index';
import { startTestApp } from '../../testing/index';
import { joinCompany } from '../../testing/fixtures';
import { planSearch } from './plan';

const JOBS = 600;
const TITLES = ['Koch', 'Maurer', 'Pflegefachfrau', 'Chauffeur'];

const test = startTestApp();

beforeAll(async () => {
  const { profile } = await joinCompany(test);
  // As long as texts are on a real board: their words are stored outside the rows.
  const makeText = (at: number) =>
    Array.from({ length: 220 }, (_, word) => `wort${(at * 7 + word * 13) % 4_000}`);
  await test.dependencies.db.insert(jobs).values(
    Array.from({ length: JOBS }, (_, at) => ({
      jobproviderId: profile.id,
      title: TITLES[at % TITLES.length] ?? '',
      description: makeText(at).join(' '),
      location: 'Bern',
      contractType: 'permanent' as const,
      salary: '5000',
      salaryType: 'monthly' as const,
      activityRate: 100,
      startDate: '2027-01-15',
      isActive: true,
    })),
  );
  await test.dependencies.db.execute(sql`analyze job_search`);
});

it.each(['Koch', 'Maurer Bern', 'Pflegefachfrau', 'Nacht', 'Wochenende', 'Koch oder Chauffeur'])(
  'the texts are not read one by one: %s',
  async (keyword) => {
    const { db } = test.dependencies;
    const plan = await planSearch(db, { keyword }, Infinity);
    const { rows } = await db.execute(
      sql`explain select job_id, created_at, head from job_search where ${plan?.match()}`,
    );
    expect(JSON.stringify(rows)).toContain('job_search_words_idx');
    expect(JSON.stringify(rows)).not.toContain('Seq Scan');
  },
);
