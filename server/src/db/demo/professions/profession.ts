export type Language = 'de' | 'fr' | 'it' | 'en';

/** Branch of work; matches seekers with jobs and companies with people. */
export type Field =
  | 'care'
  | 'teaching'
  | 'childcare'
  | 'social'
  | 'food'
  | 'hospitality'
  | 'building'
  | 'craft'
  | 'watchmaking'
  | 'it'
  | 'logistics'
  | 'office'
  | 'finance'
  | 'public'
  | 'farming'
  | 'retail'
  | 'engineering'
  | 'science'
  | 'media'
  | 'events';

/**
 * Text pieces for the postings of one profession in one language. `{company}` and `{town}` are placeholders.
 */
export interface Profession {
  id: string;
  language: Language;
  field: Field;
  titles: string[];
  /** Only for professions with internships. */
  internTitles?: string[] | undefined;
  overviews: string[];
  responsibilities: string[];
  requirements: string[];
  /** CHF at 100 %, lowest and highest. */
  monthly: [number, number];
  /** CHF an hour; undefined if the profession has no hourly pay. */
  hourly?: [number, number];
  /** CHF a day, where people are hired by the day. */
  daily?: [number, number];
  /** CHF for the whole assignment, for professions that are hired per project. */
  project?: [number, number];
  /** Usual activity rates in percent. */
  rates?: number[];
}
