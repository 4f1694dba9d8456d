import type { MarkName } from '../draw-logo';
import type { Language } from '../professions/profession';

/** A company of the demo board; the first of its towns is its seat. */
export interface Company {
  name: string;
  /** Its web domain under the reserved `.example`, so that no mail reaches a real address. */
  domain: string;
  language: Language;
  mark: MarkName;
  /** Index of the logo's colours. */
  palette: number;
  street: string;
  towns: string[];
  /** How many jobs it posts. */
  jobs: number;
  /** Share of its postings written in English, 0 to 1. */
  english?: number;
  /** Target of its mean rating, 1 to 5; the reviews scatter around it. */
  reputation: number;
  professions: string[];
  mission: string;
  workEthics: string;
  /** Sentences about the company for its postings, by language. */
  pitches: Partial<Record<Language, string[]>>;
}
