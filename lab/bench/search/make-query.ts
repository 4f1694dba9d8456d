import { LEVELS, valuesOf } from '@metier/sdk/rules';
import { makeRandom } from '../../../server/src/demo/random';
import type { JobFilter } from '../../../server/src/search/query/filter';
import type { Ordering } from '../../../server/src/search/plan/search';
import type { Slice } from '../../../server/src/http/input/pages';
import { RARE } from './make-board';
import { writeTexts } from './write-texts';

export interface Query {
  readonly filter: JobFilter;
  readonly ordering: Ordering;
  readonly slice: Slice;
}

const KNOWN = [
  'team',
  'nacht',
  'koch',
  'Pflege',
  'lernende',
  RARE.word,
  'quatschwort',
  'be',
  'C++',
  'Node.js',
];

/** Random searches, deterministic per seed, with mixed filters and pages. */
export function makeQueries(count: number, seed: number): Query[] {
  const random = makeRandom(`queries ${seed}`);
  const { places, descriptions } = writeTexts(seed);
  const maybe = <Value>(chance: number, make: () => Value) => (random.chance(chance) ? make() : undefined);
  const pickSome = <Value>(values: readonly Value[]) => random.sample(values, random.pick([1, 1, 2, 3]));
  const pickWord = () =>
    random.chance(0.5)
      ? random.pick(KNOWN)
      : random.pick(random.pick(descriptions).split(/[ .]+/).filter(Boolean));
  const pickPlace = () =>
    random.chance(0.5)
      ? random.pick(['zürich', 'BERN', 'St. G', 'e', 'gen', '%'])
      : random.pick(places).slice(0, 5);
  // As it is typed, because plain SQL has no other names.
  const makeFilter = (): JobFilter => ({
    exact: true,
    keyword: maybe(0.6, () => Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, pickWord).join(' ')),
    location: maybe(0.3, pickPlace),
    canton: maybe(0.15, () => pickSome(['ZH', 'BE', 'NE', 'VD'] as const)),
    contract_type: maybe(0.2, () =>
      pickSome(['permanent', 'fixed-term', 'internship', 'engagements'] as const),
    ),
    salary_type: maybe(0.2, () => pickSome(['hourly', 'monthly'] as const)),
    work_mode: maybe(0.1, () => pickSome(['on_site', 'hybrid', 'remote'] as const)),
    level: maybe(0.1, () => pickSome(valuesOf(LEVELS))),
    language: maybe(0.1, () => pickSome(['de', 'fr', 'it', 'en'] as const)),
    activity_rate: maybe(0.2, () => pickSome([40, 60, 80, 100] as const)),
    min_salary: maybe(0.15, () => random.integer(20, 9_000)),
    max_salary: maybe(0.15, () => random.integer(60, 12_000)),
    min_monthly_salary: maybe(0.1, () => random.integer(3_000, 9_000)),
    max_monthly_salary: maybe(0.1, () => random.integer(4_000, 12_000)),
    start_date: maybe(0.1, () => `202${random.integer(4, 6)}-06-15`),
    end_date: maybe(0.1, () => `202${random.integer(5, 8)}-06-15`),
  });
  return Array.from({ length: count }, () => {
    const [page, limit] = [random.pick([1, 1, 1, 2, 3, 7, 100, 150]), random.pick([6, 6, 20, 100])];
    return {
      filter: makeFilter(),
      ordering: random.chance(0.3) ? 'newest' : 'relevance',
      slice: { offset: (page - 1) * limit, limit },
    };
  });
}
