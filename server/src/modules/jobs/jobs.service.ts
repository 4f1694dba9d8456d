import type { Job, PageQuery } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { readSlice, type Page } from '../../http/input/pages';
import type { HeadersByLanguage } from '../../http/response/headers-by-language';
import { refuse } from '../../errors';
import { pictureAddress } from '../../files/addresses';
import type { Dependencies } from '../../dependencies';
import { checkJobProvider } from '../jobproviders/jobproviders.service';
import type { Viewer } from '../viewer';
import { toAddress } from './jobs.address';
import { toContact } from './jobs.contact';
import * as repository from './jobs.repository';
import {
  addDistances,
  describeSearched,
  explainMatches,
  findMeant,
  readNewestMoment,
  type JobFilter,
  type Search,
} from '../../search/index';

function toJob({ job, provider, ...row }: repository.JobRow): Job {
  return {
    id: job.id,
    title: job.title,
    description: job.description,
    location: job.location,
    type: job.contractType,
    contract_type: job.contractType,
    salary: job.salary,
    salary_max: job.salaryMax,
    salary_type: job.salaryType,
    salary_currency: job.salaryCurrency,
    activity_rate: job.activityRate,
    activity_rate_max: job.activityRateMax,
    work_mode: job.workMode,
    start_date: job.startDate,
    end_date: job.endDate,
    application_deadline: job.applicationDeadline,
    is_active: job.isActive,
    created_at: job.createdAt.toISOString(),
    language: job.language,
    company: provider.companyName,
    job_provider: {
      id: job.jobproviderId,
      company_name: provider.companyName,
      company_description: provider.companyDescription,
      company_website: provider.companyWebsite,
      company_city: provider.companyCity,
      company_logo: pictureAddress(row.logoId),
      answers_within_days: row.answersWithinDays,
      average_rating: row.averageRating,
      reviews_count: row.reviewsCount,
    },
  };
}

/** Serializes a job for its owner, with the numbers of views and applications. */
function toOwnJob(row: repository.JobRow, applicationCounts: ReadonlyMap<number, number>): Job {
  const applicationsCount = applicationCounts.get(row.job.id) ?? 0;
  return {
    ...toJob(row),
    ...toContact(row.job),
    hold: row.job.hold,
    views: row.job.views,
    applications_count: applicationsCount,
  };
}

const isPublic = ({ job }: repository.JobRow) => job.hold === null;

const isOwner = (row: repository.JobRow, viewer: Viewer | null) => row.provider.userId === viewer?.id;

/** A job of the viewer's own company, with all fields; 404 for another's. */
export async function readOwnJob(db: Queryable, viewer: Viewer, id: number): Promise<Job> {
  const row = await repository.findJob(db, id);
  if (!row || !isOwner(row, viewer)) throw refuse.missing();
  return toOwnJob(row, await repository.countApplications(db, [id]));
}

/** What the client requests, without how it is read. */
type JobsRequest = Pick<Search, 'filter' | 'ordering' | 'slice'>;

interface FoundJobs extends Page<Job> {
  readonly isCapped: boolean;
  /** Where the list ends for its further pages; undefined when there are none. */
  readonly until: Date | undefined;
  readonly headers: HeadersByLanguage;
  /** The filter that found them. */
  readonly searched: JobFilter;
}

/**
 * The active jobs that fit: newest first, with a keyword the most relevant first, and each with where it
 * matches and how far it is. Capped when there are more than `total`.
 */
export async function searchJobs(db: Queryable, search: JobsRequest): Promise<FoundJobs> {
  const board = await repository.findNewestJobs(db, search.filter, search.slice);
  if (board) {
    const headers = describeSearched(search.filter, search.filter);
    const items = board.items.map(toJob);
    const until = await endList(db, search.slice, board.total);
    return { items, total: board.total, isCapped: false, until, headers, searched: search.filter };
  }
  // Ids alone, because a search may be widened several times: rows are read for the last one.
  const { found, searched } = await findMeant(db, search.filter, search.ordering, search.slice);
  const { ids, terms = [], sections, ...rest } = found;
  const items = (await repository.listJobs(db, ids)).map(toJob);
  return {
    items: addDistances(await explainMatches(db, items, terms), searched),
    ...rest,
    until: await endList(db, search.slice, found.total),
    headers: describeSearched(search.filter, searched, search.ordering === 'relevance' ? sections : []),
    searched,
  };
}

const endList = async (db: Queryable, { until, limit }: Search['slice'], total: number) =>
  total > limit ? (until ?? (await readNewestMoment(db))) : undefined;

/** How many active jobs fit, as their search says. */
export async function countFound(db: Queryable, { filter, ordering }: JobsRequest): Promise<number> {
  const { found } = await findMeant(db, filter, ordering, { offset: 0, limit: 1 });
  return found.total;
}

/** The public form of the jobs with these ids, in this order; unknown ids and jobs on hold are omitted. */
export async function readJobs(db: Queryable, ids: readonly number[]): Promise<Job[]> {
  return (await repository.listJobs(db, ids)).filter(isPublic).map(toJob);
}

/** The public form of a job, active or paused, its owner, and whether others see it; 404 when there is none. */
export async function getJob(
  db: Queryable,
  id: number,
): Promise<{ job: Job; ownerId: number; isVisible: boolean }> {
  const row = await repository.findJob(db, id);
  if (!row) throw refuse.missing();
  const contact = row.job.isActive && toContact(row.job);
  const job = { ...toJob(row), ...toAddress(row.job.location), ...contact };
  return { job, ownerId: row.provider.userId, isVisible: isPublic(row) };
}

export const getOwnJob = ({ db }: Dependencies, viewer: Viewer, id: number): Promise<Job> =>
  readOwnJob(db, viewer, id);

/** The jobs of a company, newest first: all of them for its owner, the active ones for other viewers. */
export async function listJobsOfProvider(
  db: Queryable,
  viewer: Viewer | null,
  providerId: number,
  query: PageQuery & { readonly is_active?: boolean },
): Promise<Page<Job>> {
  // A visitor owns no company, and a listed job proves that its company exists.
  const isOwn = viewer !== null && (await checkJobProvider(db, viewer, providerId)).isOwner;
  const filter = { providerId, isActive: query.is_active, isSeenByOwner: isOwn };
  const { items, total } = await repository.listJobsOfProvider(db, filter, readSlice(query));
  if (!viewer && total === 0) await checkJobProvider(db, viewer, providerId);
  if (!isOwn) return { items: items.map(toJob), total };
  const ids = items.map(({ job }) => job.id);
  const counts = await repository.countApplications(db, ids);
  return { items: items.map((row) => toOwnJob(row, counts)), total };
}
