import { redirect } from '@metier/shared/router';
import { findOwnJobSeeker, getJob, listApplications, type Http } from '@metier/shared/api';
import type { Application, Job, JobSeeker, User } from '@metier/shared/contract';
import type { Ports } from '@metier/shared/remote';
import { toAnswerValues, type AnswerValues } from '../answers/answer-values';
import { readDraft, removeDraft, type Draft } from './draft';

export interface ApplyData {
  readonly job: Job;
  readonly seeker: JobSeeker;
  /** The application of this person to this job that has been sent already. */
  readonly sent: Application | undefined;
  /** What the form begins with when there is no draft. */
  readonly suggested: AnswerValues;
  readonly draft: Draft | undefined;
}

/** An application whose answers never arrived is only begun: the form goes on with it. */
const isAnswered = ({ experience }: Application) => experience !== null;
const isSent = (application: Application) => application.status !== 'withdrawn' && isAnswered(application);

async function findSent(http: Http, jobId: number, signal: AbortSignal): Promise<Application | undefined> {
  const { items } = await listApplications(http, { job: jobId }, { signal });
  return items.find(isSent);
}

/** The newest application that says something; a convenience, so a failure is none. */
async function findLast(http: Http, signal: AbortSignal): Promise<Application | undefined> {
  const newest = await listApplications(http, { page_size: 5 }, { signal }).catch(() => undefined);
  return newest?.items.find(isAnswered);
}

/**
 * The profile says who is applying, the last application what is the same from job to job. Its letter and its salary
 * were meant for that job, and a day that is over is none.
 */
function suggest(
  seeker: JobSeeker,
  user: User | undefined,
  jobId: number,
  last: Application | undefined,
): AnswerValues {
  const earlier = last && toAnswerValues(last);
  const isSameJob = last?.job.id === jobId;
  const availability = earlier?.availability ?? '';
  return {
    first_name: seeker.firstname,
    last_name: seeker.lastname,
    email: seeker.user.email ?? user?.email ?? '',
    phone: earlier?.phone ?? '',
    experience: earlier?.experience ?? '',
    availability: availability >= new Date().toISOString().slice(0, 10) ? availability : '',
    salary_expectation: (isSameJob && earlier?.salary_expectation) || '',
    cover_letter: (isSameJob && earlier?.cover_letter) || '',
    additional_info: earlier?.additional_info ?? '',
  };
}

/** Job, profile and earlier applications at once; a candidate without a profile is sent to write it first. */
export async function loadApply(
  { http, session }: Ports,
  jobId: number,
  request: Request,
): Promise<ApplyData> {
  const { signal } = request;
  const [job, seeker, sent, last] = await Promise.all([
    getJob(http, jobId, { signal }),
    findOwnJobSeeker(http, { signal }),
    findSent(http, jobId, signal),
    findLast(http, signal),
  ]);
  if (!seeker) {
    const { pathname } = new URL(request.url);
    throw redirect(`/register-profile?redirect=${encodeURIComponent(pathname)}`);
  }
  const user = session.getUser();
  const owner = { userId: user?.id, jobId };
  if (sent) removeDraft(owner);
  return { job, seeker, sent, suggested: suggest(seeker, user, jobId, last), draft: readDraft(owner) };
}
