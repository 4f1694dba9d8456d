import type { Application, ApplicationsQuery, StatusCounts, StatusCountsQuery } from '@metier/sdk/contract';
import { APPLICATION_STATUSES, readStatus, type ApplicationStatus } from '@metier/sdk/rules';
import { refuse } from '../../errors';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { addInterviews } from '../interviews/interviews.reply';
import { checkJobProvider } from '../jobproviders/jobproviders.service';
import { getJobSeeker } from '../jobseekers/jobseekers.service';
import type { Viewer } from '../viewer';
import { scopeOf } from './applications.policy';
import { toApplication } from './applications.reply';
import * as repository from './applications.repository';

const readFilter = (query: ApplicationsQuery): repository.ApplicationFilter => ({
  jobseekerId: query.job_seeker,
  jobproviderId: query.job__provider,
  jobId: query.job,
  status: readStatus(query.status),
  search: query.search?.trim(),
});

/** One page of the viewer's applications: sent by the candidate, or received by the company. */
export async function listApplications(
  { db }: Dependencies,
  viewer: Viewer,
  query: ApplicationsQuery,
): Promise<Page<Application>> {
  const { ordering = '-submitted_at' } = query;
  const [scope, filter] = [scopeOf(viewer), readFilter(query)];
  const page = await repository.listApplications(db, scope, filter, ordering, readSlice(query));
  const items = page.items.map((row) => toApplication(row, viewer));
  return { items: await addInterviews(db, items), total: page.total };
}

type NarrowedQuery = Omit<ApplicationsQuery, 'job_seeker' | 'job__provider'>;

/**
 * A candidate's own applications, or those of an applicant to the viewer's jobs; 404 for any other candidate.
 */
export async function listApplicationsOfSeeker(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  query: NarrowedQuery,
): Promise<Page<Application>> {
  await getJobSeeker(dependencies, viewer, id);
  return listApplications(dependencies, viewer, { ...query, job_seeker: id });
}

/**
 * The applications received by a company: all of them for its owner, their own for a candidate; 404 for
 * another employer and for operators.
 */
export async function listApplicationsOfProvider(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  query: NarrowedQuery,
): Promise<Page<Application>> {
  const { isOwner } = await checkJobProvider(dependencies.db, viewer, id);
  if (viewer.accountType !== 'job_seeker' && !isOwner) throw refuse.missing();
  return listApplications(dependencies, viewer, { ...query, job__provider: id });
}

/** Counts the viewer's applications by status: sent by the candidate, or received by the company. */
export async function countApplications(
  { db }: Dependencies,
  viewer: Viewer,
  query: StatusCountsQuery,
): Promise<StatusCounts> {
  const filter = readFilter({ job: query.job, search: query.search });
  const rows = await repository.countByStatus(db, scopeOf(viewer), filter);
  const totals = new Map(rows.map(({ status, total }) => [status, total]));
  const counts = APPLICATION_STATUSES.map((status) => [status, totals.get(status) ?? 0] as const);
  return {
    total: counts.reduce((sum, [, count]) => sum + count, 0),
    by_status: Object.fromEntries(counts) as Record<ApplicationStatus, number>,
  };
}
