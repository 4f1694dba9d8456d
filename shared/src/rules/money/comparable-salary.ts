import type { SalaryType } from '../choices/choices';

/**
 * Hours and days of work in a month at 100 %. A full week in Switzerland usually has 42 hours and 5 days:
 * 42 × 52 / 12 = 182 hours and 5 × 52 / 12 = 21.67 days, holidays and public holidays included.
 */
export const PER_MONTH = { hourly: 182, daily: 21.67 } as const;

/**
 * The comparable salary: what a salary is for a month at 100 %. A monthly salary is for its activity rate in
 * percent, where 0 counts as 100; an hour and a day are pay for full work. Undefined for a project fee. The
 * search calculates the same in SQL (`monthly_salary`).
 */
export function toMonthlySalary(
  salary: string | number,
  salaryType: SalaryType,
  activityRate: number,
): number | undefined {
  if (salaryType === 'project') return undefined;
  if (salaryType === 'monthly') return (Number(salary) * 100) / (activityRate || 100);
  return Number(salary) * PER_MONTH[salaryType];
}
