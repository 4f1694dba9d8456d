export type Language = 'de' | 'fr' | 'it' | 'en';

/** The branch of work: who applies for what, and which people a company hires. */
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

/** What postings of one profession in one language are composed from. `{company}` and `{town}` are filled in. */
export interface Profession {
  id: string;
  language: Language;
  field: Field;
  titles: string[];
  /** Given where the profession takes interns. */
  internTitles?: string[] | undefined;
  overviews: string[];
  responsibilities: string[];
  requirements: string[];
  /** CHF at 100 %, lowest and highest. */
  monthly: [number, number];
  /** CHF an hour; derived from the month where it is not given. */
  hourly?: [number, number];
  /** CHF a day, where people are hired by the day. */
  daily?: [number, number];
  /** CHF for the whole assignment, where it is given away as one. */
  project?: [number, number];
  /** Usual activity rates in percent. */
  rates?: number[];
}
