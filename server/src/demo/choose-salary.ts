import type { ContractType, SalaryType } from '@metier/sdk/rules';
import type { Profession } from './data/index';
import type { DemoJob } from './demo-board';
import type { Random } from './random';

const STEPS: Record<SalaryType, number> = { hourly: 0.1, daily: 10, monthly: 50, project: 250 };

/** Words in a title that place it in the lower or the upper half of the profession's pay range. */
const JUNIOR =
  /assist|aide|aushilfe|commis|auxiliaire|mitarbeiter|hilfe|aiuto|stagehand|samedis|jung|support|zeichner|dessinat|employ|serveu|vendeu/i;
const SENIOR =
  /leit|lead|chef|senior|responsable|juriste|manager|ingenieur|ingénieur|engineer|polier|führer|capo|gerente|contrema|conduct/i;

function placeInRange(title: string, random: Random): number {
  const place = random.next();
  if (JUNIOR.test(title)) return place * 0.45;
  return SENIOR.test(title) ? 0.5 + place * 0.5 : 0.1 + place * 0.75;
}

const payRangeOf = (profession: Profession, contractType: ContractType, salaryType: SalaryType) =>
  (contractType === 'internship' ? ([1400, 2700] as const) : profession[salaryType]) ?? profession.monthly;

/** Pay for full work: for a month at 100 %, an hour, a day or the project. */
export function chooseSalary(
  profession: Profession,
  title: string,
  contractType: ContractType,
  salaryType: SalaryType,
  random: Random,
): number {
  const [low, high] = payRangeOf(profession, contractType, salaryType);
  const step = STEPS[salaryType];
  return Math.round((low + placeInRange(title, random) * (high - low)) / step) * step;
}

/** A monthly salary is advertised for the activity rate of the job, to ten francs. */
const scaleToRate = (fullSalary: number, rate: number) => Math.round((fullSalary * rate) / 1000) * 10;

/** For every third job the upper end of the salary, which is up to a sixth above the lower one. */
function chooseTopSalary(salary: number, step: number, most: number, random: Random): number | null {
  const [isRange, share] = [random.chance(0.33), 0.06 + random.next() * 0.11];
  const top = Math.min(Math.round((salary * (1 + share)) / step) * step, most);
  return isRange && top > salary ? top : null;
}

type Terms = Pick<DemoJob, 'contractType' | 'salaryType' | 'activityRate' | 'activityRateMax'>;

/** Salary or range of salaries, for the activity rate of the job. */
export function describePay(
  fullSalary: number,
  terms: Terms & { readonly profession: Profession },
  random: Random,
): Pick<DemoJob, 'salary' | 'salaryMax'> {
  const { profession, contractType, salaryType, activityRate, activityRateMax } = terms;
  const [, most] = payRangeOf(profession, contractType, salaryType);
  const top = chooseTopSalary(fullSalary, STEPS[salaryType], most, random);
  const scale = (salary: number) =>
    (salaryType === 'monthly' ? scaleToRate(salary, activityRateMax ?? activityRate) : salary).toFixed(2);
  return { salary: scale(fullSalary), salaryMax: top === null ? null : scale(top) };
}
