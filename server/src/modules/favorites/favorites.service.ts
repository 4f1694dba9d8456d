import type { Job, PageQuery } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { readJobs } from '../jobs/jobs.service';
import { getJobSeeker, requireOwnJobSeeker } from '../jobseekers/jobseekers.service';
import type { Viewer } from '../viewer';
import * as repository from './favorites.repository';

/**
 * One page of the viewer's favourites, most recently added first, paused jobs included; 404 for another
 * candidate's.
 */
export async function listFavorites(
  dependencies: Dependencies,
  viewer: Viewer,
  jobseekerId: number,
  query: PageQuery,
): Promise<Page<Job>> {
  await getJobSeeker(dependencies, viewer, jobseekerId);
  const { items, total } = await repository.listFavoriteIds(dependencies.db, jobseekerId, readSlice(query));
  return { items: await readJobs(dependencies.db, items), total };
}

/** Adds a job to the viewer's favourites; idempotent. 404 when there is no such job. */
export function addFavorite({ db, clock }: Dependencies, viewer: Viewer, jobId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const jobseekerId = await requireOwnJobSeeker(tx, viewer);
    const [job] = await readJobs(tx, [jobId]);
    if (!job) throw refuse.missing();
    await repository.insertFavorite(tx, { jobseekerId, jobId, createdAt: clock() });
  });
}

/** Removes a job from the viewer's favourites; idempotent. */
export function removeFavorite({ db }: Dependencies, viewer: Viewer, jobId: number): Promise<void> {
  return inTransaction(db, async (tx) =>
    repository.deleteFavorite(tx, await requireOwnJobSeeker(tx, viewer), jobId),
  );
}
