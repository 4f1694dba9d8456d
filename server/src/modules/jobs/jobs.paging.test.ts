import type { Job } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';

const test = startTestApp();
const company = {} as { client: CompanyClient };

beforeAll(async () => {
  company.client = await joinCompany(test);
  for (const number of [1, 2, 3, 4, 5]) await publishJob(company.client, { title: `Koch ${number}` });
});

const NEXT = /<([^>]+)>; rel="next"/;

/** Reads a list by its links, and publishes another job after each page. */
async function followLinks(first: string): Promise<{ titles: string[]; totals: string[] }> {
  const [titles, totals]: [string[], string[]] = [[], []];
  let address: string | undefined = first;
  while (address) {
    const response = await test.visit().get(address);
    titles.push(...readOk<Job[]>(response).map(({ title }) => title));
    totals.push(String(response.headers['x-total-count']));
    address = NEXT.exec(String(response.headers.link))?.[1];
    await publishJob(company.client, { title: 'Koch zuvorderst' });
  }
  return { titles, totals };
}

it.each(['keyword=koch&ordering=relevance', 'keyword=koch&ordering=newest', 'location=Bern', ''])(
  'pages repeat nothing of those before them while jobs are published: %s',
  async (query) => {
    const whole = readOk<Job[]>(await test.visit().get(`/api/jobs/?${query}`)).map(({ title }) => title);
    const { titles, totals } = await followLinks(`/api/jobs/?${query}&page_size=2`);
    expect(titles).toEqual(whole);
    expect(new Set(totals)).toEqual(new Set([String(whole.length)]));
  },
);

it('a list that was read yesterday begins anew, and no moment is an error', async () => {
  const [all, ...others] = await Promise.all(
    ['', '2001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2016-12-31T23:59:60Z'].map(async (until) => {
      const response = await test.visit().get(`/api/jobs/?page_size=2${until && `&until=${until}`}`);
      expect(response.statusCode).toBe(200);
      return response.headers['x-total-count'];
    }),
  );
  expect(others).toEqual([all, all, all]);
  expect((await test.visit().get('/api/jobs/?until=yesterday')).statusCode).toBe(400);
});
