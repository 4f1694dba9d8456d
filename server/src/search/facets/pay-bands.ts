import type { JobFacets } from '@metier/sdk/contract';
import type { SalaryType } from '@metier/sdk/rules';
import type { JobFilter } from '../query/filter';
import type { Reach } from '../query/keyword-neighbours';
import { chooseReach, type Reaching } from '../query/widening';

/** What a bound of the salary is compared with: pay for a month at 100 %, or the salary of one type as advertised. */
export type PayUnit = SalaryType | 'comparable';

interface Steps {
  readonly first: number;
  readonly step: number;
  readonly last: number;
}

/** Nearly all pay in Switzerland is between the ends; what is above the last is one band. */
const STEPS: Readonly<Record<PayUnit, Steps>> = {
  comparable: { first: 3_000, step: 500, last: 9_500 },
  monthly: { first: 2_000, step: 500, last: 8_000 },
  hourly: { first: 20, step: 5, last: 80 },
  daily: { first: 150, step: 50, last: 750 },
  project: { first: 1_000, step: 1_000, last: 13_000 },
};

/** How the pay of jobs is parted into bands. */
export interface PayBands {
  readonly unit: PayUnit;
  /** Lower ends of the bands that are counted, ascending from 0. */
  readonly bounds: readonly number[];
  /** The same with the minimum of the search; a job's band is the position of its end in this list, from 1. */
  readonly edges: readonly number[];
  /** The least band that the minimum of the search admits; undefined without one. */
  readonly least: number | undefined;
}

const listBounds = ({ first, step, last }: Steps) => [
  0,
  ...Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step),
];

export function readPayBands(filter: JobFilter): PayBands {
  const [type, ...others] = filter.salary_type ?? [];
  const unit = type && others.length === 0 ? type : 'comparable';
  const minimum = filter.min_salary ?? filter.min_monthly_salary;
  const bounds = listBounds(STEPS[unit]);
  if (minimum === undefined) return { unit, bounds, edges: bounds, least: undefined };
  const edges = [...new Set([...bounds, minimum])].sort((one, other) => one - other);
  return { unit, bounds, edges, least: edges.indexOf(minimum) + 1 };
}

/** True when all searches in this unit have the same bands. */
export const areCommonBands = ({ bounds, edges }: PayBands): boolean => bounds.length === edges.length;

/** Number of jobs, and of those in each band; at 0, those whose pay cannot be compared. */
export interface PaidGroup {
  readonly total: number;
  readonly bands: readonly (number | undefined)[];
}

export type PayFacet = NonNullable<JobFacets['pay']>;

const sumFrom = (bands: PaidGroup['bands'], least: number) =>
  bands.slice(least).reduce<number>((sum, jobs) => sum + (jobs ?? 0), 0);

/** The groups with only the jobs that reach the minimum of the search. */
export function listPaid<Group extends PaidGroup>(
  groups: readonly Group[],
  { least }: PayBands,
): readonly Group[] {
  if (least === undefined) return groups;
  return groups
    .map((group) => ({ ...group, total: sumFrom(group.bands, least) }))
    .filter(({ total }) => total > 0);
}

/** Counts the jobs that each bound would find as the minimum. */
export function sumPay(groups: readonly PaidGroup[], { bounds, edges }: PayBands): PayFacet {
  const bands: number[] = Array.from({ length: edges.length + 1 }, () => 0);
  // Passes over the bands without jobs, of which most are.
  for (const group of groups)
    group.bands.forEach((jobs = 0, band) => (bands[band] = (bands[band] ?? 0) + jobs));
  return {
    total: sumFrom(bands, 0),
    unpaid: bands[0] ?? 0,
    at_least: bounds.map((value) => ({ value, count: sumFrom(bands, edges.indexOf(value) + 1) })),
  };
}

/** Counts each bound with the reach that a search has once it is the minimum. */
export async function mergePay(
  reaching: Reaching,
  pays: ReadonlyMap<Reach | undefined, PayFacet>,
): Promise<PayFacet> {
  const [[, first] = []] = pays;
  const whole = pays.get(await chooseReach(reaching, (reach) => pays.get(reach)?.total ?? 0));
  const at_least: { value: number; count: number }[] = [];
  for (const [index, { value }] of (first?.at_least ?? []).entries()) {
    const countOf = (reach: Reach | undefined) => pays.get(reach)?.at_least[index]?.count ?? 0;
    at_least.push({ value, count: countOf(await chooseReach(reaching, countOf)) });
  }
  return { total: whole?.total ?? 0, unpaid: whole?.unpaid ?? 0, at_least };
}
