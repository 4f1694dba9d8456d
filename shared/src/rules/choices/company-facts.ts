import type { Choice } from './choices';

/** How many people a company has. */
export const COMPANY_SIZES = [
  { value: '1-9', label: '1–9 people' },
  { value: '10-49', label: '10–49 people' },
  { value: '50-249', label: '50–249 people' },
  { value: '250+', label: '250 people or more' },
] as const satisfies readonly Choice[];

/** What companies do, in the groups that candidates look for. */
export const INDUSTRIES = [
  { value: 'health', label: 'Health and care' },
  { value: 'social', label: 'Social work' },
  { value: 'education', label: 'Education and research' },
  { value: 'industry', label: 'Industry and production' },
  { value: 'construction', label: 'Construction and crafts' },
  { value: 'agriculture', label: 'Agriculture and forestry' },
  { value: 'energy', label: 'Energy and environment' },
  { value: 'transport', label: 'Transport and logistics' },
  { value: 'trade', label: 'Retail and wholesale' },
  { value: 'hospitality', label: 'Hotels and restaurants' },
  { value: 'it', label: 'IT and telecommunications' },
  { value: 'finance', label: 'Banking and insurance' },
  { value: 'consulting', label: 'Law, consulting and administration' },
  { value: 'property', label: 'Property and facilities' },
  { value: 'culture', label: 'Culture, media and sport' },
  { value: 'public', label: 'Public administration' },
  { value: 'other', label: 'Other' },
] as const satisfies readonly Choice[];

export type CompanySize = (typeof COMPANY_SIZES)[number]['value'];
export type Industry = (typeof INDUSTRIES)[number]['value'];

/** The oldest companies of the world are not much older. */
const FIRST_FOUNDING_YEAR = 1000;

/** True for a year in which a company can have been founded; `today` is `YYYY-MM-DD`. */
export const isFoundingYear = (year: number, today: string): boolean =>
  Number.isInteger(year) && year >= FIRST_FOUNDING_YEAR && year <= Number(today.slice(0, 4));

/** Pictures of one company at most; the first is its cover. */
export const MAX_COMPANY_PICTURES = 6;
/** Characters of the text that describes a picture. */
export const MAX_PICTURE_TEXT = 160;
