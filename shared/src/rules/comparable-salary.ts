import type { SalaryType } from './choices';

/**
 * How many hours and days a month has at 100 %: 42 hours, the usual week in Switzerland, or 5 days, in each of
 * 52 weeks.
 */
export const PER_MONTH = { hourly: 182, daily: 21.67 } as const;

/**
 * A salary as a monthly one at 100 %, so that salaries of different kinds can be compared. A monthly salary is
 * for the activity rate in percent; 0 counts as 100. Undefined for a project fee. The search calculates the
 * same in SQL (`monthly_salary`).
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
