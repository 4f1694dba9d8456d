import type { Job, JobBody, JobFacets } from '@metier/sdk/contract';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';

const test = startTestApp();

const paid = (salary: string, more: Partial<JobBody> = {}): Partial<JobBody> => ({
  description: 'Warme Küche.',
  location: 'Bern',
  salary,
  salary_type: 'monthly',
  activity_rate: 100,
  ...more,
});

const JOBS: readonly Partial<JobBody>[] = [
  { ...paid('4500'), title: 'Koch Altersheim' },
  { ...paid('5600', { activity_rate: 80 }), title: 'Koch 80%' },
  { ...paid('32', { salary_type: 'hourly' }), title: 'Koch Stundenlohn' },
  { ...paid('9200', { salary_max: '10500' }), title: 'Software Engineer' },
  { ...paid('4700', { location: 'Aarau' }), title: 'Maler' },
];

beforeAll(async () => {
  const company = await joinCompany(test, { company_name: 'Boreas AG' });
  for (const job of JOBS) await publishJob(company, job);
});

async function search(keyword: string) {
  const response = await test.visit().get(`/api/jobs/?${new URLSearchParams({ keyword })}`);
  return {
    titles: readOk<Job[]>(response).map(({ title }) => title),
    parts: String(response.headers['x-read-as'] ?? '')
      .split(',')
      .map(decodeURIComponent),
  };
}

describe('what one earns is compared for a month at 100 %', () => {
  it.each([
    ['Koch ab 6000', ['Koch 80%']],
    ["Koch mind. 6'000 Franken", ['Koch 80%']],
    ['cuisinier dès 5500 francs par mois', ['Koch 80%', 'Koch Stundenlohn']],
    ['Koch 30.50 Fr. pro Stunde', ['Koch 80%', 'Koch Stundenlohn']],
    ['Koch nicht unter 6000 Franken', ['Koch 80%']],
    ['engineer 120k', ['Software Engineer']],
    ['engineer 10000', ['Software Engineer']],
    ['informatica, stipendio almeno 9000', ['Software Engineer']],
    ['Lohn ab 9000', ['Software Engineer']],
  ])('%s', async (keyword, titles) => {
    const found = (await search(keyword)).titles;
    expect(found.sort()).toEqual([...titles].sort());
  });

  it('and told as pay, which counts in the facets too', async () => {
    expect((await search('Koch ab 5000 Franken')).parts).toEqual(['occupation:Koch', 'pay:ab 5000 Franken']);
    const facets = await test.visit().get('/api/jobs/facets/?keyword=Koch+ab+5000+Franken');
    expect(readOk<JobFacets>(facets).salary_type).toEqual([
      { value: 'hourly', count: 1 },
      { value: 'monthly', count: 1 },
    ]);
  });

  it('is given up where no job of the occupation pays as much', async () => {
    const { titles, parts } = await search('Koch ab 9000');
    expect(titles).toContain('Koch Altersheim');
    expect(parts).toContain('left-out:ab 9000');
  });
});

it.each(['Maler 5000', 'Maler 5000 Aarau'])('a postal code is no pay: %s', async (keyword) => {
  const { titles, parts } = await search(keyword);
  expect(titles).toEqual(['Maler']);
  expect(parts.filter((part) => part.startsWith('pay'))).toEqual([]);
});

it.each(['Koch bis 5000 Franken', 'ISO 27001', 'Koch ab 50%', 'Koch ab 1.8.2027', 'über 55'])(
  'numbers that are none: %s',
  async (keyword) => {
    expect((await search(keyword)).parts.join()).not.toContain('pay:');
  },
);
