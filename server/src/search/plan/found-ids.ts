import { desc } from 'drizzle-orm';
import type { Slice } from '../../http/input/pages';
import { jobSearch } from '../../db/schema/index';
import type { TermQuery } from '../query/term-query';
import type { FoundSection } from '../query/sections';

/** Number of newest matches that relevance orders, and upper bound of the totals of common searches. */
export const CAP = 600;

/** A page of a search. */
export interface SearchSlice extends Slice {
  /** Jobs published from then on are left out. */
  readonly until?: Date | undefined;
}

export interface FoundIds {
  readonly ids: number[];
  readonly total: number;
  /** There are more than `total`. */
  readonly isCapped: boolean;
  /** The parts of the matches, in the order of their relevance; undefined when all are alike. */
  readonly sections?: readonly FoundSection[] | undefined;
  /** What was searched for the keyword, if there is one. */
  readonly terms?: readonly TermQuery[];
}

/** No ids: the filter can match nothing, or the page is beyond the last match. */
export const NOTHING: FoundIds = { ids: [], total: 0, isCapped: false };

export const newestFirst = [desc(jobSearch.createdAt), desc(jobSearch.jobId)] as const;
