import type { Job, JobBody, JobFacets } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { joinCompany, publishJob, readOk } from '../../testing/fixtures';

const test = startTestApp();

const JOBS: readonly Partial<JobBody>[] = [
  { salary: '2999', salary_type: 'monthly' },
  { salary: '3000', salary_type: 'monthly', type: 'internship' },
  { salary: '3000', salary_type: 'monthly', activity_rate: 50 },
  { salary: '5800', salary_max: '6400', salary_type: 'monthly' },
  { salary: '30', salary_type: 'hourly', activity_rate: 40 },
  { salary: '41.20', salary_type: 'hourly' },
  { salary: '420', salary_type: 'daily' },
  { salary: '20000', salary_type: 'monthly' },
  { salary: '8000', salary_type: 'project' },
];

beforeAll(async () => {
  const company = await joinCompany(test);
  for (const job of JOBS) await publishJob(company, { title: 'Cook', activity_rate: 100, ...job });
});

const count = async (query = '') => {
  const { pay, ...facets } = readOk<JobFacets>(await test.visit().get(`/api/jobs/facets/?${query}`));
  if (!pay) throw new Error('The pay is not counted');
  return { ...facets, pay };
};
const search = async (query: string) => readOk<Job[]>(await test.visit().get(`/api/jobs/?${query}`)).length;

it('the pay of the jobs found is counted as a month at 100 %, and project fees apart', async () => {
  const { pay } = await count();
  expect([pay.total, pay.unpaid]).toEqual([9, 1]);
  const values = pay.at_least.map(({ value }) => value);
  expect(values).toEqual([0, ...Array.from({ length: 14 }, (_, index) => 3_000 + 500 * index)]);
  const counts = Object.fromEntries(pay.at_least.map((each) => [each.value, each.count]));
  expect(counts).toMatchObject({ 0: 8, 3000: 7, 3500: 6, 5500: 5, 6000: 5, 6500: 3, 7500: 2, 9500: 1 });
});

it.each([
  '',
  'min_salary=6000',
  'min_salary=6000.01&contract_type=permanent',
  'max_salary=6000',
  'salary_type=hourly',
  'salary_type=hourly&salary_type=daily',
  'salary_type=project&min_salary=8000.5',
  'keyword=cook',
  'keyword=cook&min_salary=7000&activity_rate=100',
  'keyword=koch&min_salary=19000',
  'min_salary=0',
])('each minimum promises what the search then finds, whatever the minimum is now: %s', async (query) => {
  const { pay } = await count(query);
  const others = new URLSearchParams(query);
  others.delete('min_salary');
  expect(pay.total).toBe(await search(others.toString()));
  expect(pay).toEqual((await count(others.toString())).pay);
  for (const { value, count: promised } of pay.at_least)
    expect([value, await search(`${others}&min_salary=${value}`)]).toEqual([value, promised]);
});

it('the other facets count the jobs that reach the minimum alone', async () => {
  const { contract_type, salary_type } = await count('min_salary=6000.01');
  expect(contract_type).toEqual([{ value: 'permanent', count: 4 }]);
  expect(salary_type).toEqual([
    { value: 'monthly', count: 2 },
    { value: 'daily', count: 1 },
    { value: 'hourly', count: 1 },
  ]);
  expect((await count('min_salary=3000&contract_type=permanent')).contract_type).toEqual([
    { value: 'permanent', count: 6 },
    { value: 'internship', count: 1 },
  ]);
});

it('with one salary type, the amounts of the advertisements are counted', async () => {
  const hourly = (await count('salary_type=hourly')).pay;
  expect([hourly.total, hourly.unpaid]).toEqual([2, 0]);
  expect(hourly.at_least.filter(({ count: jobs }) => jobs > 0).at(-1)).toEqual({ value: 40, count: 1 });
  expect((await count('salary_type=project')).pay).toMatchObject({ total: 1, unpaid: 0 });
});
