import { parseDescription, REGIONS, toMonthlySalary } from '@metier/sdk/rules';
import { companies, findProfession } from './data/index';
import { board, countBy } from './testing/board-of-a-day';

test('there are 420 jobs and more at 40 companies and more', () => {
  expect(board.jobs.length).toBeGreaterThanOrEqual(420);
  expect(new Set(board.jobs.map(({ companyId }) => companyId)).size).toBeGreaterThanOrEqual(40);
  expect(new Set(board.jobs.map(({ professionId }) => professionId)).size).toBeGreaterThanOrEqual(45);
});

test('every canton has a job', () => {
  const cantons = new Set(board.jobs.filter(({ isActive }) => isActive).map(({ canton }) => canton));
  expect(REGIONS.map(({ value }) => value).filter((canton) => !cantons.has(canton))).toEqual([]);
});

test('no two jobs of one company share a title and town', () => {
  const keys = board.jobs.map(({ companyId, title, location }) => `${companyId} ${title} ${location}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('texts tailored to a company are for its own professions', () => {
  const strays = companies.flatMap(({ professions, tailored = {} }) =>
    Object.keys(tailored).filter((id) => !professions.includes(id)),
  );
  expect(strays).toEqual([]);
});

test('no two descriptions are the same', () => {
  expect(new Set(board.jobs.map(({ description }) => description)).size).toBe(board.jobs.length);
});

test('all contract types, salary types and offered activity rates occur', () => {
  const contracts = countBy(board.jobs, ({ contractType }) => contractType);
  expect(Object.keys(contracts).sort()).toEqual(['engagements', 'fixed-term', 'internship', 'permanent']);
  const salaries = countBy(board.jobs, ({ salaryType }) => salaryType);
  expect(Object.keys(salaries).sort()).toEqual(['daily', 'hourly', 'monthly', 'project']);
  const rates = Object.keys(countBy(board.jobs, ({ activityRate }) => activityRate));
  expect(rates).toEqual(expect.arrayContaining(['20', '40', '50', '60', '80', '100']));
});

test('office and IT jobs are hybrid or remote, those of kitchens and wards are not', () => {
  const modes = countBy(board.jobs, ({ workMode }) => workMode);
  expect(modes.hybrid).toBeGreaterThan(40);
  expect(modes.remote).toBeGreaterThan(8);
  expect(modes.on_site).toBeGreaterThan(board.jobs.length / 2);
  const cooks = board.jobs.filter(({ professionId }) =>
    ['koch', 'cuisinier', 'cuoco'].includes(professionId),
  );
  expect(Object.keys(countBy(cooks, ({ workMode }) => workMode))).toEqual(['on_site']);
});

test('German, French, Italian and English come in the shares of the country', () => {
  const { de = 0, fr = 0, it = 0, en = 0 } = countBy(board.jobs, ({ language }) => language);
  const share = (count: number) => count / board.jobs.length;
  expect(share(de)).toBeCloseTo(0.51, 1);
  expect(share(fr)).toBeCloseTo(0.25, 1);
  expect(share(it)).toBeGreaterThan(0.05);
  expect(share(en)).toBeGreaterThan(0.14);
});

test('at least twelve jobs mention Pflege', () => {
  expect(
    board.jobs.filter((job) => job.isActive && job.description.includes('Pflege')).length,
  ).toBeGreaterThanOrEqual(12);
});

test('some are paused, most are not', () => {
  const paused = board.jobs.filter(({ isActive }) => !isActive).length / board.jobs.length;
  expect(paused).toBeGreaterThan(0.04);
  expect(paused).toBeLessThan(0.12);
});

test('each starts today or later and ends after its start', () => {
  const wrong = board.jobs.filter(
    ({ startDate, endDate }) => startDate < '2026-11-21' || (endDate && endDate <= startDate),
  );
  expect(wrong).toEqual([]);
  expect(board.jobs.filter(({ contractType, endDate }) => contractType === 'permanent' && endDate)).toEqual(
    [],
  );
});

test('each description is read with all of its parts, and no placeholder is left', () => {
  for (const { title, description } of board.jobs) {
    const { overview, responsibilities, requirements, benefits } = parseDescription(description);
    const counts = [
      overview.length > 80,
      responsibilities.length >= 3,
      requirements.length >= 3,
      benefits.length >= 2,
    ];
    expect([title, ...counts]).toEqual([title, true, true, true, true]);
    expect(`${title} ${overview}`).not.toMatch(/\{\w+\}|undefined/);
  }
});

test('both conventions of descriptions occur', () => {
  const isPlain = ({ description }: { description: string }) => /^Responsibilities$/m.test(description);
  const plain = board.jobs.filter(isPlain).length / board.jobs.length;
  expect(plain).toBeGreaterThan(0.3);
  expect(plain).toBeLessThan(0.6);
});

describe('advertisements agree with themselves', () => {
  const requirementsOf = ({ description }: { description: string }) =>
    parseDescription(description).requirements;

  test('an internship asks neither for completed training nor for years of work', () => {
    const internships = board.jobs.filter(({ contractType }) => contractType === 'internship');
    expect(internships.length).toBeGreaterThan(20);
    const demanding = internships.flatMap((job) =>
      requirementsOf(job)
        .filter((text) =>
          /dipl|abschl|bachelor|master|degree|\b(?:AFC|CFC|EFZ|HF|FH|HES|MSc|PhD)\b|lehre|ausbildung|formation|formazione|erfahr|exp[eé]r|esperienza|years|saisons/i.test(
            text,
          ),
        )
        .map((text) => `${job.title}: ${text}`),
    );
    expect(demanding).toEqual([]);
    expect(internships.filter((job) => new Set(requirementsOf(job)).size < 3)).toEqual([]);
  });

  test('a monthly salary for part of the time is in the range of the profession at 100 %', () => {
    const monthly = board.jobs.filter(({ salaryType }) => salaryType === 'monthly');
    expect(monthly.filter(({ activityRate }) => activityRate <= 40).length).toBeGreaterThan(5);
    const wrong = monthly.filter(({ professionId, contractType, salary, activityRate, activityRateMax }) => {
      const full = Number(toMonthlySalary(salary, 'monthly', activityRateMax ?? activityRate));
      const [low, high] = contractType === 'internship' ? [1400, 2700] : findProfession(professionId).monthly;
      const rounding = 5 / (activityRate / 100) + 25;
      return full < low - rounding || full > high + rounding;
    });
    expect(
      wrong.map(({ title, salary, activityRate }) => `${title}: ${salary} for ${activityRate} %`),
    ).toEqual([]);
  });

  test('some salaries and rates are ranges, and each ends above its beginning', () => {
    const salaries = board.jobs.filter(({ salaryMax }) => salaryMax !== null);
    const rates = board.jobs.filter(({ activityRateMax }) => activityRateMax !== null);
    expect(salaries.length).toBeGreaterThan(60);
    expect(rates.length).toBeGreaterThan(20);
    expect(salaries.every(({ salary, salaryMax }) => Number(salaryMax) > Number(salary))).toBe(true);
    expect(rates.every(({ activityRate, activityRateMax }) => Number(activityRateMax) > activityRate)).toBe(
      true,
    );
  });

  test('pay by the hour or the day is that of the profession, whatever the rate', () => {
    const wrong = board.jobs.filter(({ professionId, salaryType, salary }) => {
      if (salaryType !== 'hourly' && salaryType !== 'daily') return false;
      const [low, high] = findProfession(professionId)[salaryType] ?? [0, 0];
      return Number(salary) < low - 5 || Number(salary) > high + 5;
    });
    expect(wrong).toEqual([]);
  });

  test('rates named in the title are the rates of the job', () => {
    const wrong = board.jobs.filter(({ title, activityRate, activityRateMax }) => {
      const [, low, high = low] = title.match(/(\d+)(?:[–-](\d+))? %/) ?? [];
      return low !== undefined && `${low} ${high}` !== `${activityRate} ${activityRateMax ?? activityRate}`;
    });
    expect(wrong).toEqual([]);
  });
});
