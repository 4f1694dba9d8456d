import type { Job, JobBody, JobFacets } from '@metier/sdk/contract';
import { joinCompany, jobBody, publishJob, readOk } from '../../testing/fixtures';
import { startWithBoard } from '../../search/testing/start-with-board';

const { test, publishAll, findTitles } = startWithBoard();

const RANGES: readonly Partial<JobBody>[] = [
  { title: 'Both', salary: '4000', salary_max: '4800', activity_rate: 60, activity_rate_max: 80 },
  { title: 'Single', salary: '5000', activity_rate: 100 },
  { title: 'Hour', salary: '30', salary_max: '34.5', salary_type: 'hourly', activity_rate: 42 },
];

beforeAll(() => publishAll(...RANGES.map((job) => ({ ...job, location: 'Olten' }))));

const find = async (query: string) => (await findTitles(`location=Olten&${query}`)).sort();

describe('a search among ranges', () => {
  it.each([
    ['activity_rate=60', ['Both']],
    ['activity_rate=70', ['Both']],
    ['activity_rate=80&contract_type=permanent', ['Both']],
    ['activity_rate=81', []],
    ['activity_rate=77', ['Both']],
    ['activity_rate=42', ['Hour']],
    ['activity_rate=43&activity_rate=100&salary_type=monthly', ['Single']],
  ])('by %s finds the jobs whose rates include it', async (query, titles) => {
    expect(await find(query)).toEqual(titles);
  });

  it.each([
    // 4000 to 4800 for 80 % are 5000 to 6000 at 100 %.
    ['min_salary=6000', ['Both', 'Hour']],
    ['min_salary=6000.01', ['Hour']],
    ['max_salary=5000', ['Both', 'Single']],
    ['max_salary=4999.99', []],
    ['min_salary=5500&max_salary=5600', ['Both', 'Hour']],
    ['salary_type=monthly&min_salary=4800', ['Both', 'Single']],
    ['salary_type=monthly&min_salary=4800.01', ['Single']],
    ['salary_type=monthly&max_salary=4000', ['Both']],
  ])('by %s compares the end that is nearer to the bound', async (query, titles) => {
    expect(await find(query)).toEqual(titles);
  });

  it('is counted for each rate of the search that a range includes', async () => {
    const response = await test.visit().get('/api/jobs/facets/?location=Olten');
    expect(readOk<JobFacets>(response).activity_rate).toEqual(
      [42, 60, 80, 100].map((value) => ({ value, count: 1 })),
    );
    const narrowed = await test.visit().get('/api/jobs/facets/?location=Olten&activity_rate=80');
    expect(readOk<JobFacets>(narrowed).salary_type).toEqual([{ value: 'monthly', count: 1 }]);
  });
});

describe('the ends of ranges', () => {
  const range = { salary: '4000.00', salary_max: '4800.00', activity_rate: 60, activity_rate_max: 80 };

  it.each([
    ['salary_max', '3999.99'],
    ['salary_max', 'much'],
    ['salary_max', '-1'],
    ['activity_rate_max', 59],
    ['activity_rate_max', 101],
    ['activity_rate_max', 0],
  ])('%s is refused as %s', async (field, value) => {
    const company = await joinCompany(test);
    const response = await company.post('/api/jobs/', { ...jobBody, ...range, [field]: value });
    expect([response.statusCode, response.json()]).toEqual([400, { [field]: [expect.any(String)] }]);
  });

  it('are none when they are empty or equal to the beginning', async () => {
    const company = await joinCompany(test);
    for (const [salaryMax, rateMax] of [
      [null, null],
      ['4000', 60],
    ] as const) {
      const job = await publishJob(company, { ...range, salary_max: salaryMax, activity_rate_max: rateMax });
      expect(job).toMatchObject({ salary_max: null, activity_rate_max: null });
    }
  });

  it('stay with a change of other fields, and can be changed and removed', async () => {
    const company = await joinCompany(test);
    const job = await publishJob(company, range);
    const patch = async (body: object) => readOk<Job>(await company.patch(`/api/auth/jobs/${job.id}/`, body));
    expect(await patch({ title: 'Cook' })).toMatchObject(range);
    expect(await patch({ salary_max: '4900' })).toMatchObject({ ...range, salary_max: '4900.00' });
    expect(await patch({ salary_max: null })).toMatchObject({ ...range, salary_max: null });
    expect(await patch({ activity_rate_max: null })).toMatchObject({ activity_rate_max: null });
  });

  it('end when a client that knows single values alone raises one above them', async () => {
    const company = await joinCompany(test);
    const job = await publishJob(company, range);
    const changed = await company.patch(`/api/auth/jobs/${job.id}/`, { salary: '5000', activity_rate: 70 });
    expect(readOk<Job>(changed)).toMatchObject({
      salary: '5000.00',
      salary_max: null,
      activity_rate: 70,
      activity_rate_max: 80,
    });
  });
});
