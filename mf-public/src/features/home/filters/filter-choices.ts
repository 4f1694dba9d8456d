import type { JobFacets } from '@metier/sdk/contract';
import {
  ACTIVITY_RATES,
  choicesTexts,
  CONTRACT_TYPES,
  JOB_LANGUAGES,
  LEVELS,
  REGIONS,
  regionsTexts,
  SALARY_TYPES,
  textsIn,
  withLabels,
  WORK_MODES,
  type Choice,
  type Language,
} from '@metier/sdk/rules';
import type { ChoiceName, HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';

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

/** The choices of a filter, labelled in the language. */
function listKnown(name: ChoiceName, facets: JobFacets | undefined, language: Language): readonly Choice[] {
  const { filters } = textsIn(language, homeTexts);
  const choices = textsIn(language, choicesTexts);
  const known: Readonly<Record<ChoiceName, () => readonly Choice[]>> = {
    contract_type: () => withLabels(CONTRACT_TYPES, choices.contractTypes),
    activity_rate: () => ACTIVITY_RATES.map((rate) => ({ value: String(rate), label: filters.rate(rate) })),
    work_mode: () => withLabels(WORK_MODES, choices.workModes),
    level: () => withLabels(LEVELS, choices.levels),
    salary_type: () => withLabels(SALARY_TYPES, choices.salaryTypes),
    canton: () => withLabels(REGIONS, textsIn(language, regionsTexts)),
    language: () => withLabels(JOB_LANGUAGES, choices.jobLanguages),
    company: () => facets?.company?.map(({ value, name: label }) => ({ value: String(value), label })) ?? [],
  };
  return known[name]();
}

/** Days within which a job was published. */
const DAYS = ['1', '3', '7', '14', '30'];

/** The spans that the search offers, and one of the URL outside of them. */
export const listSpans = (chosen: string, language: Language): readonly Choice[] => {
  const { filters } = textsIn(language, homeTexts);
  const days = !chosen || DAYS.includes(chosen) ? DAYS : [...DAYS, chosen];
  return days.map((value) => ({ value, label: filters.within(value) }));
};

/** The choices of a filter, and chosen values outside of them, such as 30 %. */
export function listChoices(
  name: ChoiceName,
  search: HomeSearch,
  facets: JobFacets | undefined,
  language: Language,
): readonly CountedChoice[] {
  const texts = textsIn(language, homeTexts);
  const known = listKnown(name, facets, language);
  const label = (value: string) =>
    name === 'activity_rate' ? texts.filters.rate(value) : (search.companies?.[value] ?? value);
  const foreign = search[name]
    .filter((each) => !known.some(({ value }) => value === each))
    .map((value) => ({ value, label: label(value) }));
  return [...known, ...foreign].map((choice) => ({
    ...choice,
    count: facets?.[name] && (facets[name].find(({ value }) => String(value) === choice.value)?.count ?? 0),
  }));
}
