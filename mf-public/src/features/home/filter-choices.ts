import type { JobFacets } from '@metier/shared/contract';
import { ACTIVITY_RATES, CONTRACT_TYPES, REGIONS, SALARY_TYPES, type Choice } from '@metier/shared/rules';
import type { FilterName } from './home-search';
import { homeTexts } from './home.texts';

export type ChoiceName = keyof JobFacets & FilterName;

/** The most used filters, always visible as chips. */
export const CHIP_FILTERS = ['contract_type', 'activity_rate'] as const satisfies readonly ChoiceName[];

export interface CountedChoice extends Choice {
  /** Number of jobs found with this choice; undefined until counted. */
  readonly count: number | undefined;
}

const RATES = ACTIVITY_RATES.map((rate) => ({ value: String(rate), label: homeTexts.filters.rate(rate) }));

const CHOICES: Readonly<Record<ChoiceName, readonly Choice[]>> = {
  contract_type: CONTRACT_TYPES,
  activity_rate: RATES,
  salary_type: SALARY_TYPES,
  canton: REGIONS,
};

/**
 * The choices of a filter. A chosen value outside of them, such as 30 %, is added, so that the field shows
 * it.
 */
export function listChoices(
  name: ChoiceName,
  chosen: string,
  facets: JobFacets | undefined,
): readonly CountedChoice[] {
  const known = CHOICES[name];
  const isForeign = chosen !== '' && !known.some(({ value }) => value === chosen);
  const foreign = {
    value: chosen,
    label: name === 'activity_rate' ? homeTexts.filters.rate(chosen) : chosen,
  };
  return (isForeign ? [...known, foreign] : known).map((choice) => ({
    ...choice,
    count: facets && (facets[name].find(({ value }) => String(value) === choice.value)?.count ?? 0),
  }));
}
