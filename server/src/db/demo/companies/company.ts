import type { MarkName } from '../draw-logo';
import type { Language } from '../professions/profession';

/** A company of the demo board; the first of its towns is where it lives. */
export interface Company {
  name: string;
  /** Its address in the web, under the reserved `.example`, so that nobody real is ever written to. */
  domain: string;
  language: Language;
  mark: MarkName;
  /** Index of the logo's colours. */
  palette: number;
  street: string;
  towns: string[];
  /** How many jobs it posts. */
  jobs: number;
  /** Part of its postings written in English. */
  english?: number;
  /** What people think of it, 1 to 5; the reviews scatter around it. */
  reputation: number;
  professions: string[];
  mission: string;
  workEthics: string;
  /** Sentences about the company that its postings use, by language. */
  pitches: Partial<Record<Language, string[]>>;
}
