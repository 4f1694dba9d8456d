import { toMonthlySalary } from '../money/comparable-salary';
import type { SalaryType } from '../choices/choices';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { DISPLAY_DEFAULTS } from '../values/limits';
import { formatMoney, formatSalary, parseMoney } from '../money/money';

const NO_BREAK_SPACE = '\u00a0';

/** Salary and activity rate of a job; either is a range if it has an upper end. */
export interface JobPay {
  readonly salary?: string | number | null | undefined;
  readonly salary_max?: string | number | null | undefined;
  readonly salary_currency?: string | null | undefined;
  readonly salary_type?: string | null | undefined;
  readonly activity_rate?: number | null | undefined;
  readonly activity_rate_max?: number | null | undefined;
}

type JobRate = Pick<JobPay, 'activity_rate' | 'activity_rate_max'>;

/** The activity rate that a monthly salary is for: the higher one of a range. */
export const payRateOf = ({ activity_rate: rate, activity_rate_max: max }: JobRate): number | undefined =>
  max ?? rate ?? undefined;

/** `80 %` or `60–80 %`, with a non-breaking space. */
export function formatJobRate({ activity_rate: rate, activity_rate_max: max }: JobRate): string {
  const low = rate ?? DISPLAY_DEFAULTS.activityRate;
  return `${max && max > low ? `${low}–${max}` : low}${NO_BREAK_SPACE}%`;
}

/**
 * The salary of a job with what it is for: `CHF 5 200 / month`, `CHF 5 000–6 000 / month for 80 %`. Without a
 * salary `Competitive`.
 */
export function formatJobSalary(job: JobPay, language: Language = DEFAULT_LANGUAGE): string {
  const { salary, salary_max: max, salary_currency: currency, salary_type: type } = job;
  const single = formatSalary(salary, currency, type, payRateOf(job), language);
  const [low, high] = [parseMoney(salary ?? ''), parseMoney(max ?? '')];
  if (!low || !high || Number(high) <= Number(low)) return single;
  const lowest = formatMoney(low, currency ?? undefined, language);
  const highest = formatMoney(high, '', language).trim();
  return single.replace(lowest, `${lowest}–${highest}`);
}

/**
 * Both ends of the comparable salary of a job, as a month at 100 %; equal for a single amount, undefined for a
 * project fee or without a salary.
 */
export function toMonthlyRange(
  job: JobPay & { readonly salary_type: SalaryType },
): { readonly low: number; readonly high: number } | undefined {
  if (job.salary === undefined || job.salary === null) return undefined;
  const rate = payRateOf(job) ?? DISPLAY_DEFAULTS.activityRate;
  const low = toMonthlySalary(job.salary, job.salary_type, rate);
  const high = toMonthlySalary(job.salary_max ?? job.salary, job.salary_type, rate);
  return low === undefined || high === undefined ? undefined : { low, high };
}
