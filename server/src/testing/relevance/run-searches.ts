import type { Job } from '@metier/sdk/contract';
import { readFacts, type JobFacts } from './predicates';
import type { RelevanceSearch } from './read-searches';

/** Sends a GET request to a server with a board. */
export type Get = (path: string) => Promise<{ readonly status: number; readonly body: string }>;

export interface RelevanceResult {
  readonly kind: string;
  readonly line: string;
  readonly isRight: boolean;
  /** Titles and places of the first five, or the status of a refusal. */
  readonly first: readonly string[];
}

const PAGE = 100;
const FIRST = 5;
/** Minimum number of fitting jobs among the first five, unless the board has fewer. */
const FITTING = 4;

/**
 * Runs the searches one after the other. Throws with every search that no job of the board fits: such a
 * search measures nothing.
 */
export async function runSearches(
  get: Get,
  searches: readonly RelevanceSearch[],
  read = readFacts,
): Promise<RelevanceResult[]> {
  const board = (await readBoard(get)).map(read);
  const counts = searches.map((search) => countFitting(board, search));
  const idle = searches.filter(({ fits }, index) => fits && counts[index] === 0);
  if (idle.length > 0)
    throw new Error(`No job fits\n${idle.map(({ kind, line }) => `${kind}: ${line}`).join('\n')}`);
  const results: RelevanceResult[] = [];
  for (const [index, search] of searches.entries())
    results.push(await runSearch(get, search, counts[index] ?? 0, read));
  return results;
}

async function runSearch(
  get: Get,
  search: RelevanceSearch,
  fitting: number,
  read: typeof readFacts,
): Promise<RelevanceResult> {
  const { kind, line, query } = search;
  const { status, body } = await get(`/api/jobs/?${query.toString()}&page_size=${FIRST}`);
  if (status !== 200) return { kind, line, isRight: false, first: [`${status}`] };
  const jobs = JSON.parse(body) as Job[];
  const first = jobs.map(({ title, location }) => `${title}, ${location}`);
  return { kind, line, isRight: isRight(jobs.map(read), search, fitting), first };
}

function isRight(found: readonly JobFacts[], { fits, also, not }: RelevanceSearch, fitting: number): boolean {
  if (!fits) return found.length === 0;
  const isNear = found.slice(0, 3).some(fits);
  const right = found.filter((facts) => fits(facts) || also?.(facts));
  return isNear && right.length >= Math.min(fitting, FITTING) && !(not && found.some(not));
}

/** As far as it matters: `FITTING` at most. */
function countFitting(board: readonly JobFacts[], { fits, not }: RelevanceSearch): number {
  let count = 0;
  for (const facts of board) if (fits?.(facts) && !not?.(facts) && (count += 1) === FITTING) break;
  return count;
}

async function readBoard(get: Get): Promise<Job[]> {
  const board: Job[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await get(`/api/jobs/?page=${page}&page_size=${PAGE}`);
    if (status !== 200) throw new Error(`The board is not readable: ${status} ${body}`);
    const jobs = JSON.parse(body) as Job[];
    board.push(...jobs);
    if (jobs.length < PAGE) return board;
  }
}
