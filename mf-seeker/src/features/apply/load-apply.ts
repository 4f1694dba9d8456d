import { redirect } from '@metier/shared/router';
import { findOwnJobSeeker, getJob, listApplications, type Http } from '@metier/shared/api';
import type { Application, Job, JobSeeker } from '@metier/shared/contract';

export interface ApplyData {
  readonly job: Job;
  readonly seeker: JobSeeker;
  /** The application of this person to this job that has been sent already. */
  readonly sent: Application | undefined;
}

/** An application whose answers never arrived is only begun: the form goes on with it. */
const isSent = (application: Application) =>
  application.status !== 'withdrawn' && application.experience !== null;

async function findSent(http: Http, jobId: number, signal: AbortSignal): Promise<Application | undefined> {
  const { items } = await listApplications(http, { job: jobId }, { signal });
  return items.find(isSent);
}

/** Job, profile and earlier application at once; a candidate without a profile is sent to write it first. */
export async function loadApply(http: Http, jobId: number, request: Request): Promise<ApplyData> {
  const { signal } = request;
  const [job, seeker, sent] = await Promise.all([
    getJob(http, jobId, { signal }),
    findOwnJobSeeker(http, { signal }),
    findSent(http, jobId, signal),
  ]);
  if (seeker) return { job, seeker, sent };
  const { pathname } = new URL(request.url);
  throw redirect(`/register-profile?redirect=${encodeURIComponent(pathname)}`);
}
