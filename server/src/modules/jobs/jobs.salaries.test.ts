import type { JobBody } from '@metier/shared/contract';
import { toMonthlySalary } from '@metier/shared/rules';
import { startWithBoard } from './testing/start-with-board';

const { test, publishAll, findTitles } = startWithBoard();

const SALARIES = [
  { title: 'Full', salary: '6000', salary_type: 'monthly', activity_rate: 100 },
  { title: 'Half', salary: '3500', salary_type: 'monthly', activity_rate: 50 },
  { title: 'Hour', salary: '40', salary_type: 'hourly', activity_rate: 20 },
  { title: 'Day', salary: '400', salary_type: 'daily', activity_rate: 80 },
  { title: 'Project', salary: '7000', salary_type: 'project', activity_rate: 100 },
] satisfies Partial<JobBody>[];

beforeAll(async () => {
  await publishAll(...SALARIES.map((job) => ({ ...job, location: 'Olten' })));
});

const find = async (query: string) => (await findTitles(`location=Olten&${query}`)).sort();

it('compares what a month at 100 % would be, and leaves out project fees', async () => {
  expect(await find('min_salary=6000')).toEqual(['Day', 'Full', 'Half', 'Hour']);
  expect(await find('min_salary=6000.01')).toEqual(['Day', 'Half', 'Hour']);
  expect(await find('min_salary=7000&max_salary=7280')).toEqual(['Half', 'Hour']);
  expect(await find('min_salary=8668')).toEqual(['Day']);
  expect(await find('max_salary=6999.99')).toEqual(['Full']);
});

it('compares so among several salary types, too', async () => {
  expect(await find('salary_type=hourly&salary_type=monthly&min_salary=7000')).toEqual(['Half', 'Hour']);
  expect(await find('salary_type=hourly&salary_type=project&min_salary=1')).toEqual(['Hour']);
});

it('compares the amount of the advertisement within a single salary type', async () => {
  expect(await find('salary_type=hourly&salary_type=hourly&max_salary=40')).toEqual(['Hour']);
  expect(await find('salary_type=project&min_salary=7000')).toEqual(['Project']);
  expect(await find('salary_type=monthly&max_salary=3500')).toEqual(['Half']);
});

it.each([...SALARIES, { salary: '5000', salary_type: 'monthly', activity_rate: 0 } as const])(
  'calculates in SQL what pages show: %j',
  async ({ salary, salary_type, activity_rate }) => {
    const { rows } = await test.dependencies.db.execute<{ monthly: number | null }>(
      `select round(monthly_salary(${salary}, '${salary_type}', ${activity_rate}), 2)::float as monthly`,
    );
    expect(rows).toEqual([{ monthly: toMonthlySalary(salary, salary_type, activity_rate) ?? null }]);
  },
);
