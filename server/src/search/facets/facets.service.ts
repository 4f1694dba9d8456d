import type { JobFacets } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { isBoard, keyOf, type JobFilter } from '../query/filter';
import { createLookUps, type LookUps } from '../query/look-ups';
import { listReaches, readReaching, readWidened } from '../query/widening';
import { FACETS, mergeFacets, shortenCompanies, sumFacets } from './facets';
import {
  countFacetGroups,
  countFacetGroupsByReach,
  NO_GROUPS,
  type FacetGroups,
  type GroupsByReach,
} from './facets.repository';
import type { Counting } from './grouping-sets';
import { readPayBands } from './pay-bands';

/** More of them hide each other on a map. */
const MAX_PLACES = 60;

/**
 * Counts the query's jobs for each value of its facets, each facet without its own filter, as many as choosing the
 * value finds. Capped when only the newest of many matches are counted.
 */
export async function countJobFacets(
  db: Queryable,
  { filter }: { readonly filter: JobFilter },
): Promise<{ readonly facets: JobFacets; readonly isCapped: boolean }> {
  const { contract_type, activity_rate, salary_type, work_mode, level, canton, language, ...others } = filter;
  const { company, min_salary, min_monthly_salary, ...rest } = others;
  const choice = { contract_type, activity_rate, salary_type, work_mode, level, canton, language, company };
  const bands = readPayBands(filter);
  const choices = FACETS.filter((facet) => choice[facet] !== undefined);
  const lookUps = createLookUps();
  const readAll = onceForEachKeyword((asTyped) =>
    countByReach(db, asTyped, { bands, chosen: choices }, lookUps),
  );
  const read = async (chosen: JobFilter) => pickReach(await readAll(chosen), chosen.reach);
  const { found, searched } = await readWidened(db, rest, { read, count: ({ total }) => total }, lookUps);
  const count = async (narrowed: JobFilter) => {
    const counted = [...(await readAll(narrowed))].map(
      ([reach, { groupsOf }]) => [reach, sumFacets(groupsOf, choice, bands)] as const,
    );
    return { ...(await read(narrowed)), facets: await mergeFacets(searched.keyword ?? '', new Map(counted)) };
  };
  const whole = await count(searched);
  const isPartial = found.isCapped || !found.hasCompanies;
  // Among the newest of many jobs, too few are of the companies or pay enough: others are counted among those that are.
  const chosen = company && isPartial ? await count({ ...searched, company }) : whole;
  const { facets, isCapped } =
    bands.least !== undefined && chosen.isCapped
      ? await count({ ...searched, company, min_salary, min_monthly_salary })
      : chosen;
  const { company: ownCompanies } = (found.hasCompanies ? whole : chosen).facets;
  const { company: _, places, ...listed } = { ...facets, pay: chosen.facets.pay };
  if (!found.hasCompanies && !company) return { facets: listed, isCapped };
  const all = { ...listed, company: shortenCompanies(ownCompanies, company) };
  return { facets: isBoard(filter) ? all : { ...all, places: places.slice(0, MAX_PLACES) }, isCapped };
}

/** Reads all reaches of a filter at once, and each filter once. */
function onceForEachKeyword(
  read: (asTyped: JobFilter) => Promise<GroupsByReach>,
): (filter: JobFilter) => Promise<GroupsByReach> {
  const known = new Map<string, Promise<GroupsByReach>>();
  return ({ reach: _, ...asTyped }) => {
    const key = keyOf(asTyped);
    const groups = known.get(key) ?? read(asTyped);
    known.set(key, groups);
    return groups;
  };
}

async function countByReach(
  db: Queryable,
  filter: JobFilter,
  counting: Counting,
  lookUps: LookUps,
): Promise<GroupsByReach> {
  const { keyword, exact } = filter;
  if (!keyword || exact) return new Map([[undefined, await countFacetGroups(db, filter, counting, lookUps)]]);
  return countFacetGroupsByReach(db, filter, listReaches(readReaching(keyword)), counting, lookUps);
}

/** A reach that is not counted finds what the keyword finds as it is typed. */
const pickReach = (groups: GroupsByReach, reach: JobFilter['reach']): FacetGroups =>
  groups.get(reach) ?? groups.get(undefined) ?? NO_GROUPS;
