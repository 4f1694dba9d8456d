import type { JobFacets } from '@metier/sdk/contract';
import {
  ACTIVITY_RATES,
  CONTRACT_TYPES,
  JOB_LANGUAGES,
  REGIONS,
  SALARY_TYPES,
  WORK_MODES,
  type Choice,
} from '@metier/sdk/rules';
import type { ChoiceName } from './home-search';
import { homeTexts } from './home.texts';

/** The most used filters, always visible as chips. */
export const CHIP_FILTERS = [
  'contract_type',
  'activity_rate',
  'work_mode',
] as const satisfies readonly ChoiceName[];

export interface CountedChoice extends Choice {
  /** Number of jobs found with this choice; undefined until counted. */
  readonly count: number | undefined;
}

const RATES = ACTIVITY_RATES.map((rate) => ({ value: String(rate), label: homeTexts.filters.rate(rate) }));

const CHOICES: Readonly<Record<ChoiceName, readonly Choice[]>> = {
  contract_type: CONTRACT_TYPES,
  activity_rate: RATES,
  work_mode: WORK_MODES,
  salary_type: SALARY_TYPES,
  canton: REGIONS,
  language: JOB_LANGUAGES,
};

/** The choices of a filter, and chosen values outside of them, such as 30 %. */
export function listChoices(
  name: ChoiceName,
  chosen: readonly string[],
  facets: JobFacets | undefined,
): readonly CountedChoice[] {
  const known = CHOICES[name];
  const foreign = chosen
    .filter((each) => !known.some(({ value }) => value === each))
    .map((value) => ({ value, label: name === 'activity_rate' ? homeTexts.filters.rate(value) : value }));
  return [...known, ...foreign].map((choice) => ({
    ...choice,
    count: facets && (facets[name].find(({ value }) => String(value) === choice.value)?.count ?? 0),
  }));
}
