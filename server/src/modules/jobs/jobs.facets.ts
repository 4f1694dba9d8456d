import type { JobFacets } from '@metier/sdk/contract';

type FacetName = keyof JobFacets;
type Values = { readonly [Name in FacetName]: JobFacets[Name][number]['value'] };

/** Null for a language that is not clear. */
type GroupValues = { readonly [Name in FacetName]: Values[Name] | null };

/** Number of jobs with this combination of values. */
export interface FacetGroup extends GroupValues {
  readonly total: number;
}

/** The chosen values of each facet; undefined for any. */
export type FacetChoice = { readonly [Name in FacetName]: readonly Values[Name][] | undefined };

const FACETS: readonly FacetName[] = [
  'contract_type',
  'activity_rate',
  'salary_type',
  'work_mode',
  'canton',
  'language',
];

const isChosen = (group: FacetGroup, choice: FacetChoice, name: FacetName): boolean => {
  const values: readonly unknown[] | undefined = choice[name];
  return values === undefined || values.includes(group[name]);
};

function sumFacet<Name extends FacetName>(groups: readonly FacetGroup[], choice: FacetChoice, name: Name) {
  const others = FACETS.filter((other) => other !== name);
  const counts = new Map<Values[Name], number>();
  for (const group of groups) {
    const value: GroupValues[Name] = group[name];
    if (value !== null && others.every((other) => isChosen(group, choice, other)))
      counts.set(value, (counts.get(value) ?? 0) + group.total);
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1));
}

/** Sums the groups by facet; each facet is counted under the filters of the others, without its own. */
export const sumFacets = (groups: readonly FacetGroup[], choice: FacetChoice): JobFacets => ({
  contract_type: sumFacet(groups, choice, 'contract_type'),
  activity_rate: sumFacet(groups, choice, 'activity_rate'),
  salary_type: sumFacet(groups, choice, 'salary_type'),
  work_mode: sumFacet(groups, choice, 'work_mode'),
  canton: sumFacet(groups, choice, 'canton'),
  language: sumFacet(groups, choice, 'language'),
});
