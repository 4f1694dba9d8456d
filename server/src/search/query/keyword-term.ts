import type { ThesaurusLanguage } from '../occupations/parse-thesaurus';

/** One part of a keyword; a job matches it by its text or by one of the lexemes. */
export interface KeywordTerm {
  readonly kind: 'words' | 'occupation' | 'mode' | 'place' | 'credential';
  readonly text: string;
  /** Further occupations or places that are as welcome as the first. */
  readonly others?: readonly string[];
  /** Alternatives to the text: occupations, groups, contract types, workloads. A place has none yet. */
  readonly lexemes: readonly string[];
  /** Phrases that find the text and what means the same, in other languages too. */
  readonly synonyms?: readonly string[];
  /** The occupations of a tool or a method, which few texts may name; undefined beside an occupation. */
  readonly usedBy?: readonly string[];
  /** In francs for a month at 100 %. */
  readonly leastPay?: number;
  /** The language in which one occupation is named; undefined for an abbreviation, a compound or several. */
  readonly language?: ThesaurusLanguage | undefined;
  /** True for what no job may have. */
  readonly isUnwanted?: boolean;
}

/** Neither an occupation nor anything else that has a meaning of its own. */
export const isPlainWord = ({ kind, synonyms }: KeywordTerm) => kind === 'words' && !synonyms;
