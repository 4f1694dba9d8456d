/** One option of a select, a filter or a group of radio buttons. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

export const CONTRACT_TYPES = [
  { value: 'permanent', label: 'Permanent' },
  { value: 'fixed-term', label: 'Fixed-term' },
  { value: 'internship', label: 'Internship' },
  { value: 'engagements', label: 'Temporary' },
] as const satisfies readonly Choice[];

export const WORK_MODES = [
  { value: 'on_site', label: 'On site' },
  { value: 'hybrid', label: 'Hybrid' },
  { value: 'remote', label: 'Remote' },
] as const satisfies readonly Choice[];

/** What a job takes, as its title says. */
export const LEVELS = [
  { value: 'apprenticeship', label: 'Apprenticeship' },
  { value: 'internship', label: 'Internship' },
  { value: 'first_job', label: 'First job' },
  { value: 'skilled', label: 'Skilled work' },
  { value: 'lead', label: 'Leadership' },
] as const satisfies readonly Choice[];

/** Languages that job descriptions are written in. */
export const JOB_LANGUAGES = [
  { value: 'de', label: 'German' },
  { value: 'fr', label: 'French' },
  { value: 'it', label: 'Italian' },
  { value: 'en', label: 'English' },
] as const satisfies readonly Choice[];

/** `unit` follows the amount: CHF 5 200 / month. */
export const SALARY_TYPES = [
  { value: 'hourly', label: 'per hour', unit: 'hour' },
  { value: 'monthly', label: 'per month', unit: 'month' },
  { value: 'daily', label: 'per day', unit: 'day' },
  { value: 'project', label: 'per project', unit: 'project' },
] as const satisfies readonly (Choice & { unit: string })[];

export const EXPERIENCE_CHOICES = [
  { value: '0-1', label: '0–1 year' },
  { value: '1-3', label: '1–3 years' },
  { value: '3-5', label: '3–5 years' },
  { value: '5-10', label: '5–10 years' },
  { value: '10+', label: '10+ years' },
] as const satisfies readonly Choice[];

export const REVIEW_FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'positive', label: 'Positive' },
  { value: 'critical', label: 'Critical' },
] as const satisfies readonly Choice[];

/** The activity rates that the search offers, in percent. */
export const ACTIVITY_RATES = [100, 80, 60, 50, 40, 20] as const;

export type ContractType = (typeof CONTRACT_TYPES)[number]['value'];
export type JobLanguage = (typeof JOB_LANGUAGES)[number]['value'];
export type WorkMode = (typeof WORK_MODES)[number]['value'];
export type JobLevel = (typeof LEVELS)[number]['value'];
export type SalaryType = (typeof SALARY_TYPES)[number]['value'];
export type ExperienceChoice = (typeof EXPERIENCE_CHOICES)[number]['value'];
export type ReviewFilter = (typeof REVIEW_FILTERS)[number]['value'];
export type ActivityRate = (typeof ACTIVITY_RATES)[number];

export const NEW_JOB_DEFAULTS = {
  type: 'permanent',
  activity_rate: 100,
  salary_type: 'monthly',
  work_mode: 'on_site',
} as const satisfies {
  type: ContractType;
  activity_rate: ActivityRate;
  salary_type: SalaryType;
  work_mode: WorkMode;
};

/** The values of these choices, in their order. */
export function valuesOf<Value extends string>(choices: readonly { readonly value: Value }[]): Value[] {
  return choices.map(({ value }) => value);
}

/**
 * The label of `value` among choices or labels by value; an unknown value is returned unchanged, a missing one
 * as ''.
 */
export function labelOf(
  choices: readonly Choice[] | Readonly<Record<string, string>>,
  value: string | null | undefined,
): string {
  if (Array.isArray(choices))
    return (choices as Choice[]).find((choice) => choice.value === value)?.label ?? value ?? '';
  const labels = choices as Readonly<Record<string, string>>;
  return value && Object.hasOwn(labels, value) ? (labels[value] ?? value) : (value ?? '');
}
