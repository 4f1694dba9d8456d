import type { Job, JobMatch } from '@metier/sdk/contract';
import { parseDescription, toPlainText } from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { createWordFinder, prepareText, readExcerpt, type Excerpt, type WordFinder } from './jobs.excerpt';
import { locateTerms, type FoundIn, type TermQuery } from './jobs.keyword-query';

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
const MOST_READ = 500_000;
/** Terms of one job that are looked for in its texts. */
const MOST_TERMS = 3;

/** Adds to each job where it has the terms of the keyword; contracts, workloads and diplomas are no reasons. */
export async function explainMatches(
  db: Queryable,
  jobs: readonly Job[],
  terms: readonly TermQuery[],
): Promise<Job[]> {
  const explained = terms.filter(({ isNeutral, isOptional }) => !isNeutral && !isOptional);
  if (explained.length === 0 || jobs.length === 0) return [...jobs];
  const places = await locate(db, jobs, explained);
  const finders = explained.map(({ phrases }) => createWordFinder(phrases));
  let unread = MOST_READ;
  return jobs.map((job) => {
    const reasons = places.get(job.id)?.map((place) => REASONS[place]) ?? [];
    const reason = LEAST_EVIDENT.find((each) => reasons.includes(each));
    if (!reason) return job;
    const isQuoted = (reason === 'description' || reason === 'benefits') && unread > 0;
    if (!isQuoted) return { ...job, match: { found_in: reason } };
    unread -= job.description.length;
    const found = finders.filter((_, index) => reasons[index] === reason);
    const excerpt = quote(readTexts(job.description)[reason], found);
    return { ...job, match: { found_in: reason, ...(excerpt && { excerpt }) } };
  });
}

async function locate(
  db: Queryable,
  jobs: readonly Job[],
  terms: readonly TermQuery[],
): Promise<ReadonlyMap<number, readonly FoundIn[]>> {
  const ids = jobs.map(({ id }) => id);
  const { rows } = await db.execute<{ job_id: number; places: FoundIn[] }>(
    sql`select job_id, ${locateTerms(terms)} as places from job_search where job_id = any(${sql.param(ids)}::int[])`,
  );
  return new Map(rows.map(({ job_id: id, places }) => [id, places]));
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
    .slice(0, MOST_TERMS)
    .flatMap((find) => readExcerpt(text, find) ?? [])
    .reduce<Excerpt | undefined>(
      (best, each) => (best && best.match.length >= each.match.length ? best : each),
      undefined,
    );
}
