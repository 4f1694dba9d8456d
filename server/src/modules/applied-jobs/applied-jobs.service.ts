import type { AppliedJob } from '@metier/sdk/contract';
import type { Dependencies } from '../../dependencies';
import type { Viewer } from '../viewer';
import * as repository from './applied-jobs.repository';

/** The jobs to which the candidate has applied, newest first: answered and not withdrawn, at most 1 000. */
export async function listAppliedJobs({ db }: Dependencies, viewer: Viewer): Promise<AppliedJob[]> {
  const rows = await repository.listAppliedJobs(db, viewer.id);
  return rows.map(({ submittedAt, ...row }) => ({ ...row, submitted_at: submittedAt.toISOString() }));
}
