import { sql } from 'drizzle-orm';
import type { JobBody } from '@metier/sdk/contract';
import { SALARY_TYPES, toMonthlySalary, valuesOf } from '@metier/sdk/rules';
import { startWithBoard } from '../../search/testing/start-with-board';

const { test, search, publishAll, findTitles } = startWithBoard();

const SALARIES: readonly Partial<JobBody>[] = [
  { title: 'Full', salary: '6000', salary_type: 'monthly', activity_rate: 100 },
  { title: 'Half', salary: '3000', salary_type: 'monthly', activity_rate: 50 },
  { title: 'Hour', salary: '40', salary_type: 'hourly', activity_rate: 20 },
  { title: 'Day', salary: '400', salary_type: 'daily', activity_rate: 80 },
  { title: 'Project', salary: '7000', salary_type: 'project', activity_rate: 100 },
];

beforeAll(() => publishAll(...SALARIES.map((job) => ({ ...job, location: 'Olten' }))));

const find = async (query: string) => (await findTitles(`location=Olten&${query}`)).sort();

describe('bounds of the salary', () => {
  it('mean a month at 100 %: part-time pay is scaled up, hours and days are pay for full work', async () => {
    expect(await find('min_salary=6000')).toEqual(['Day', 'Full', 'Half', 'Hour']);
    expect(await find('min_salary=6000.01')).toEqual(['Day', 'Hour']);
    expect(await find('min_salary=7000')).toEqual(['Day', 'Hour']);
    expect(await find('min_salary=8000')).toEqual(['Day']);
    expect(await find('min_salary=8668.01')).toEqual([]);
    expect(await find('max_salary=7279.99')).toEqual(['Full', 'Half']);
    expect(await find('min_salary=7280&max_salary=7280')).toEqual(['Hour']);
  });

  it('leave out project fees, which are no pay for a time', async () => {
    expect(await find('min_salary=0')).not.toContain('Project');
    expect(await find('max_salary=9999999999')).not.toContain('Project');
    expect(await find('')).toContain('Project');
  });

  it('mean the same among several salary types', async () => {
    expect(await find('salary_type=hourly&salary_type=monthly&min_salary=7000')).toEqual(['Hour']);
    expect(await find('salary_type=hourly&salary_type=project&min_salary=1')).toEqual(['Hour']);
  });

  it('mean the advertised amount within exactly one salary type, even a repeated one', async () => {
    expect(await find('salary_type=hourly&min_salary=40')).toEqual(['Hour']);
    expect(await find('salary_type=hourly&min_salary=40.01')).toEqual([]);
    expect(await find('salary_type=hourly&salary_type=hourly&max_salary=40')).toEqual(['Hour']);
    expect(await find('salary_type=project&min_salary=7000')).toEqual(['Project']);
    expect(await find('salary_type=monthly&max_salary=3000')).toEqual(['Half']);
  });

  it('mean the same for the counts of the filters', async () => {
    const count = async (query: string) => {
      const response = await test.visit().get(`/api/jobs/facets/?location=Olten&${query}`);
      return response.json<{ activity_rate: unknown }>().activity_rate;
    };
    expect(await count('min_salary=7000')).toEqual([
      { value: 20, count: 1 },
      { value: 80, count: 1 },
    ]);
    expect(await count('salary_type=project&min_salary=7000')).toEqual([{ value: 100, count: 1 }]);
  });

  it.each(['abc', '-1', '1e400', '10000000000'])('that are no amount are refused: %s', async (amount) => {
    for (const field of ['min_salary', 'max_salary']) {
      for (const type of ['', '&salary_type=hourly']) {
        const response = await search(`${field}=${amount}${type}`);
        expect([response.statusCode, response.json()]).toEqual([400, { [field]: [expect.any(String)] }]);
      }
    }
  });
});

describe('the rule in SQL', () => {
  const types = valuesOf(SALARY_TYPES).flatMap((type) => [0, 1, 30, 100].map((rate) => ({ type, rate })));

  it.each(types)('is the one that pages show: $type at $rate %', async ({ type, rate }) => {
    for (const salary of ['0', '29.80', '4800.55', '9999999999.99']) {
      const { rows } = await test.dependencies.db.execute<{ monthly: number | null }>(
        sql`select monthly_salary(${salary}::numeric, ${type}::text, ${rate}::integer)::float8 as monthly`,
      );
      const shown = toMonthlySalary(salary, type, rate);
      const expected: unknown = shown === undefined ? null : expect.closeTo(shown, 2);
      expect(rows).toEqual([{ monthly: expected }]);
    }
  });
});
