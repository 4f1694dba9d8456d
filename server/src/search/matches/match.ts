import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Job, JobMatch } from '@metier/sdk/contract';
import { parseDescription, toPlainText } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { createWordFinder, prepareText, readExcerpt, type Excerpt, type WordFinder } from './excerpt';
import { locateTerms, type FoundIn } from '../query/keyword-query';
import type { TermQuery } from '../query/term-query';

type Reason = JobMatch['found_in'];

const REASONS: Readonly<Record<FoundIn, Reason>> = {
  elsewhere: 'description',
  benefits: 'benefits',
  nearest: 'related',
  alike: 'related',
  near: 'related',
  field: 'related',
  group: 'group',
  occupation: 'occupation',
  company: 'company',
  location: 'location',
  place: 'location',
  around: 'location',
  title: 'title',
};

/** With several terms, the first of these is the one to explain: the others can be seen on a job's card. */
const LEAST_EVIDENT: readonly Reason[] = [
  'description',
  'benefits',
  'related',
  'group',
  'occupation',
  'company',
  'location',
  'title',
];

/** Excerpts of one page read no more characters than this, so that long texts do not block the process. */
const MAX_READ = 500_000;
/** Terms of one job that are looked for in its texts. */
const MAX_TERMS = 3;

/** Jobs that a keyword has found. */
export interface FoundJobs {
  readonly jobs: readonly Job[];
  readonly terms: readonly TermQuery[];
}

/** Adds to each job where it has the terms of the keyword; contracts, workloads and diplomas are no reasons. */
export async function explainMatches(
  db: Queryable,
  jobs: readonly Job[],
  terms: readonly TermQuery[],
): Promise<Job[]> {
  const [explained = []] = await explainAllMatches(db, [{ jobs, terms }]);
  return explained;
}

/** The same for the jobs of several keywords, in their order. */
export async function explainAllMatches(db: Queryable, found: readonly FoundJobs[]): Promise<Job[][]> {
  const explained = found.map(({ jobs, terms }) => ({
    jobs,
    terms: terms.filter(({ isNeutral, isOptional, isLeftOut }) => !isNeutral && !isOptional && !isLeftOut),
  }));
  const places = await locateAll(db, explained);
  const all: Job[][] = [];
  for (const [index, each] of explained.entries()) {
    // Long texts of many keywords must not hold up requests.
    if (index > 0) await nextTurn();
    all.push(explain(each, places[index] ?? new Map()));
  }
  return all;
}

function explain({ jobs, terms }: FoundJobs, places: ReadonlyMap<number, readonly FoundIn[]>): Job[] {
  const finders = terms.map(({ phrases }) => createWordFinder(phrases));
  let unread = MAX_READ;
  return jobs.map((job) => {
    const reasons = places.get(job.id)?.map((place) => REASONS[place]) ?? [];
    const reason = LEAST_EVIDENT.find((each) => reasons.includes(each));
    if (!reason) return job;
    const isQuoted = (reason === 'description' || reason === 'benefits') && unread > 0;
    if (!isQuoted) return { ...job, match: { found_in: reason } };
    unread -= job.description.length;
    const found = finders.filter((_, index) => reasons[index] === reason);
    const texts = readTexts(job.description);
    // What all ads of a company say ranks as the benefits do, and is no benefit.
    const sections = reason === 'benefits' ? (['benefits', 'description'] as const) : ([reason] as const);
    const quotes = sections.flatMap((found_in) => {
      const excerpt = quote(texts[found_in], found);
      return excerpt ? [{ found_in, excerpt }] : [];
    });
    return { ...job, match: quotes[0] ?? { found_in: reason } };
  });
}

/** Where each job has each term, for all keywords in one statement. */
async function locateAll(
  db: Queryable,
  found: readonly FoundJobs[],
): Promise<Map<number, readonly FoundIn[]>[]> {
  const places = found.map(() => new Map<number, readonly FoundIn[]>());
  const parts = [...found.entries()]
    .filter(([, { jobs, terms }]) => jobs.length > 0 && terms.length > 0)
    .map(([index, { jobs, terms }]) => {
      const ids = sql.param(jobs.map(({ id }) => id));
      return sql`select ${index}::int as keyword, job_id, ${locateTerms(terms)} as places
        from job_search where job_id = any(${ids}::int[])`;
    });
  if (parts.length === 0) return places;
  const { rows } = await db.execute<{ keyword: number; job_id: number; places: FoundIn[] }>(
    sql.join(parts, sql` union all `),
  );
  for (const row of rows) places[row.keyword]?.set(row.job_id, row.places);
  return places;
}

/** The passages of the prose and of the benefits, as the search sees them. */
function readTexts(description: string): Record<'description' | 'benefits', readonly string[]> {
  const { overview, responsibilities, requirements, benefits } = parseDescription(description);
  const paragraphs = overview.replace(/<!--.*?-->/gs, ' ').split(/\n\s*\n/);
  return {
    description: [...paragraphs, ...responsibilities, ...requirements].map(toPlainText),
    benefits: benefits.map((each) => [each.title, each.description].filter(Boolean).join(': ')),
  };
}

/** Around the longest of the words found, because short ones say little. */
function quote(passages: readonly string[], finders: readonly WordFinder[]): Excerpt | undefined {
  const text = prepareText(passages);
  return finders
    .slice(0, MAX_TERMS)
    .flatMap((find) => readExcerpt(text, find) ?? [])
    .reduce<Excerpt | undefined>(
      (best, each) => (best && best.match.length >= each.match.length ? best : each),
      undefined,
    );
}
