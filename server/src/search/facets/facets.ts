import type { JobFacets } from '@metier/sdk/contract';
import { ACTIVITY_RATES } from '@metier/sdk/rules';
import type { Reach } from '../query/keyword-neighbours';
import { chooseReach, readReaching } from '../query/widening';
import { sumTowns, type CountedTown, type PlacedGroup } from './sum-towns';
import { listPaid, mergePay, sumPay, type PaidGroup, type PayBands, type PayFacet } from './pay-bands';

/** The facets that are lists of values, by their values. */
type Listed = Omit<JobFacets, 'pay' | 'company' | 'places'> & {
  readonly company: NonNullable<JobFacets['company']>;
};
export type FacetName = keyof Listed;
/** What is counted beside each other. */
export type CountedFacet = FacetName | 'pay' | 'places';
type Values = { readonly [Name in FacetName]: Listed[Name][number]['value'] };

/** Null for a language that is not clear, for a job in no canton, and where companies are not counted. */
type SingleValues = { readonly [Name in Exclude<FacetName, 'activity_rate'>]: Values[Name] | null };

/** Number of jobs with this combination of values. */
export interface FacetGroup extends SingleValues, PaidGroup, PlacedGroup {
  /** The ends of a range of activity rates; equal for a single one. */
  readonly lowest_rate: number;
  readonly highest_rate: number;
  readonly company_name: string | null;
}

/** The chosen values of each facet; undefined for any. */
export type FacetChoice = { readonly [Name in FacetName]: readonly Values[Name][] | undefined };

export const FACETS: readonly FacetName[] = [
  'contract_type',
  'activity_rate',
  'salary_type',
  'work_mode',
  'level',
  'canton',
  'language',
  'company',
];

const includesRate = (group: FacetGroup, rate: number) =>
  group.lowest_rate <= rate && rate <= group.highest_rate;

const isChosen = (group: FacetGroup, choice: FacetChoice, name: FacetName): boolean => {
  if (name === 'activity_rate') return choice[name]?.some((rate) => includesRate(group, rate)) ?? true;
  const values: readonly unknown[] | undefined = choice[name];
  return values === undefined || values.includes(group[name]);
};

/** The groups that a facet counts, those that fit the choices of the others; without a facet, of all. */
const listCounted = (groups: readonly FacetGroup[], choice: FacetChoice, name?: FacetName) => {
  const others = FACETS.filter((other) => other !== name && choice[other] !== undefined);
  return groups.filter((group) => others.every((other) => isChosen(group, choice, other)));
};

interface Counted<Value> {
  readonly value: Value;
  readonly count: number;
}

const compareCounts = <Value extends string | number>(one: Counted<Value>, other: Counted<Value>) =>
  other.count - one.count || (one.value < other.value ? -1 : 1);

const sortCounts = <Value extends string | number>(counts: ReadonlyMap<Value, number>) =>
  [...counts].map(([value, count]) => ({ value, count })).sort(compareCounts);

function sumFacet<Name extends keyof SingleValues>(
  groups: readonly FacetGroup[],
  choice: FacetChoice,
  name: Name,
) {
  const counts = new Map<Values[Name], number>();
  for (const group of listCounted(groups, choice, name)) {
    const value: SingleValues[Name] = group[name];
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + group.total);
  }
  return sortCounts(counts);
}

/** Counts each rate that a job names, and those that the search offers, by the jobs whose range includes it. */
function sumRates(groups: readonly FacetGroup[], choice: FacetChoice) {
  const counted = listCounted(groups, choice, 'activity_rate');
  const rates = new Set([
    ...counted.flatMap(({ lowest_rate, highest_rate }) => [lowest_rate, highest_rate]),
    ...ACTIVITY_RATES,
  ]);
  const counts = [...rates].map((rate): [number, number] => [
    rate,
    counted.reduce((sum, group) => sum + (includesRate(group, rate) ? group.total : 0), 0),
  ]);
  return sortCounts(new Map(counts.filter(([, count]) => count > 0)));
}

/** Facets with all their companies and places. */
type CountedFacets = Listed & { readonly pay: PayFacet; readonly places: readonly CountedTown[] };

/** Sums the groups by facet; each facet is counted under the filters of the others, without its own. */
export function sumFacets(
  groupsOf: (facet: CountedFacet) => readonly FacetGroup[],
  choice: FacetChoice,
  bands: PayBands,
): CountedFacets {
  const paid = (facet: CountedFacet) => listPaid(groupsOf(facet), bands);
  const sum = <Name extends keyof SingleValues>(name: Name) => sumFacet(paid(name), choice, name);
  const names = new Map(
    groupsOf('company').map(({ company, company_name }) => [company, company_name ?? '']),
  );
  return {
    contract_type: sum('contract_type'),
    activity_rate: sumRates(paid('activity_rate'), choice),
    salary_type: sum('salary_type'),
    work_mode: sum('work_mode'),
    level: sum('level'),
    canton: sum('canton'),
    language: sum('language'),
    company: sum('company').map((counted) => ({ ...counted, name: names.get(counted.value) ?? '' })),
    places: sumTowns(listCounted(paid('places'), choice)).sort(compareCounts),
    pay: sumPay(listCounted(groupsOf('pay'), choice), bands),
  };
}

type CountedLists = Readonly<Record<FacetName | 'places', readonly Counted<string | number>[]>>;

/** Companies that a search offers. */
const MAX_COMPANIES = 8;

/** The first companies, and the chosen ones. */
export const shortenCompanies = (
  companies: CountedFacets['company'],
  chosen: readonly number[] = [],
): CountedFacets['company'] =>
  companies.filter(({ value }, index) => index < MAX_COMPANIES || chosen.includes(value));

/** Facets of a keyword, by how far its occupations reach. */
export type FacetsByReach = ReadonlyMap<Reach | undefined, CountedFacets>;

/** Counts each value with the reach that a search has once it is chosen; a single reach decides of nothing. */
export async function mergeFacets(keyword: string, facets: FacetsByReach): Promise<CountedFacets> {
  const [[, only] = []] = facets;
  if (only && facets.size === 1) return only;
  const reaching = readReaching(keyword);
  const pays = new Map([...facets].map(([reach, { pay }]) => [reach, pay]));
  const merged: Partial<Record<keyof JobFacets, unknown>> = { pay: await mergePay(reaching, pays) };
  for (const name of [...FACETS, 'places'] as const) {
    const lists = new Map(
      [...facets].map(([reach, { [name]: list }]: [Reach | undefined, CountedLists]) => [
        reach,
        new Map(list.map((each) => [each.value, each])),
      ]),
    );
    const all = new Map<string | number, object>([...lists.values()].flatMap((list) => [...list]));
    const counts: Counted<string | number>[] = [];
    for (const [value, described] of all) {
      const countOf = (reach: Reach | undefined) => lists.get(reach)?.get(value)?.count ?? 0;
      const count = countOf(await chooseReach(reaching, countOf));
      if (count > 0) counts.push({ ...described, value, count });
    }
    merged[name] = counts.sort(compareCounts);
  }
  return merged as CountedFacets;
}
