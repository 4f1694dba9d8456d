import type { Job } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';

const test = startTestApp();
const DAY_MS = 24 * 60 * 60_000;
let nights = 0;

async function waitForNight(): Promise<void> {
  nights += 1;
  test.setClock(new Date(Date.now() + nights * DAY_MS));
  await test.dependencies.tasks.runDue();
}

const ABOUT = 'Unsere Anlagen stehen in Brauereien und Molkereien.';
const OFFER = 'Benefits:\n• Kinderkrippe: im Haus';

const company = {} as { own: CompanyClient };
const publish = (title: string, own = '') =>
  publishJob(company.own, { title, description: `${ABOUT}\n${own}\n\n${OFFER}` });

beforeAll(async () => {
  company.own = await joinCompany(test, { company_name: 'Anlagen Rüegg' });
  await publish('Koch', 'Sie kochen für Molkereien und Tunnelbauer.');
  await publish('Pflegefachfrau');
  const agency = await joinCompany(test, { company_name: 'Stellennetz' });
  for (const title of ['Maurer', 'Maurerin 80%', 'Maurer (m/w)'])
    await publishJob(agency, { title, description: 'Auf Baustellen von Tunnelbauer.' });
});

/** The titles in their order, and all places where the word was found. */
async function find(keyword: string) {
  const jobs = readOk<Job[]>(await test.visit().get(`/api/jobs/?keyword=${keyword}&exact=true`));
  const places = [...new Set(jobs.map(({ match }) => match?.found_in))];
  return { titles: jobs.map(({ title }) => title), places };
}

it('what ads of two occupations say counts for each of them', async () => {
  await waitForNight();
  expect(await find('Molkereien')).toEqual({ titles: ['Pflegefachfrau', 'Koch'], places: ['description'] });
});

it('a line of all ads of a company counts less than what one says, and is found all the same', async () => {
  await publish('Schweisser');
  await waitForNight();
  const found = { titles: ['Koch', 'Schweisser', 'Pflegefachfrau'], places: ['description'] };
  expect(await find('Molkereien')).toEqual(found);
});

it('so it does in an ad that is published later', async () => {
  await publish('Elektriker');
  const titles = ['Koch', 'Elektriker', 'Schweisser', 'Pflegefachfrau'];
  expect(await find('Molkereien')).toEqual({ titles, places: ['description'] });
});

it('benefits and ads of one occupation may be alike, however the titles are written', async () => {
  expect((await find('Kinderkrippe')).places).toEqual(['benefits']);
  expect((await find('Tunnelbauer')).titles).toEqual(['Maurer (m/w)', 'Maurerin 80%', 'Maurer', 'Koch']);
});

it('a line counts again when ads of too few occupations have it', async () => {
  const description = 'Sie pflegen Menschen zu Hause.';
  for (const { id, title } of readOk<Job[]>(
    await test.visit().get('/api/jobs/?keyword=Brauereien&exact=true'),
  ))
    if (title !== 'Koch' && title !== 'Schweisser')
      readOk(await company.own.patch(`/api/auth/jobs/${id}/`, { description }));
  await waitForNight();
  expect((await find('Molkereien')).titles).toEqual(['Schweisser', 'Koch']);
});

it('short lines and further ones are not kept: each is compared with every line of an ad that is written', async () => {
  const lines = Array.from(
    { length: 200 },
    (_, at) => `Zeile ${1000 + at} steht in allen unseren Inseraten.`,
  );
  const description = ['Hopfen.', ...lines].join('\n');
  const other = await joinCompany(test, { company_name: 'Zeilenwerk' });
  await publishJob(other, { title: 'Koch', description: `Sie mögen Hopfen.\n${description}` });
  for (const title of ['Maurer', 'Elektriker']) await publishJob(other, { title, description });
  await waitForNight();
  expect((await find('Hopfen')).titles).toEqual(['Elektriker', 'Maurer', 'Koch']);
  const { rows } = await test.dependencies.db.execute(
    sql`select max(cardinality(lines)) as most from company_lines`,
  );
  expect(rows).toEqual([{ most: 50 }]);
});
