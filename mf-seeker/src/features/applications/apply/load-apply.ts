import { redirect } from '@metier/sdk/router';
import { findOwnJobSeeker, getJob, listApplications, listAttachments, type Http } from '@metier/sdk/api';
import type { Application, Attachment, Job, JobSeeker, User } from '@metier/sdk/contract';
import { readValue, settle, type Ports } from '@metier/sdk/remote';
import { toAnswerValues, type AnswerValues } from '../answers/answer-values';
import { readDraft, removeDraft, type Draft } from './draft';

export interface ApplyData {
  readonly job: Job;
  readonly seeker: JobSeeker;
  /** The candidate's application to this job, if already sent. */
  readonly sent: Application | undefined;
  /** The candidate's newest documents. */
  readonly library: readonly Attachment[];
  /** Name of the resume in the last application. */
  readonly sentLast: string | null | undefined;
  /** Initial values without a draft. */
  readonly prefilled: AnswerValues;
  readonly draft: Draft | undefined;
}

/** Documents offered as resume. */
const LIBRARY_SIZE = 20;

/** An application without answers is unfinished: the form continues it. */
const isAnswered = ({ experience }: Application) => experience !== null;
const isSent = (application: Application) => application.status !== 'withdrawn' && isAnswered(application);

async function findSent(http: Http, jobId: number, signal: AbortSignal): Promise<Application | undefined> {
  const { items } = await listApplications(http, { job: jobId }, { signal });
  return items.find(isSent);
}

/** The newest application with answers; only used to prefill, so failures are ignored. */
async function findLast(http: Http, signal: AbortSignal): Promise<Application | undefined> {
  const newest = await settle(listApplications(http, { page_size: 5 }, { signal }));
  return readValue(newest)?.items.find(isAnswered);
}

/** Without the list a file is uploaded, so failures are ignored. */
const loadLibrary = async (http: Http, signal: AbortSignal): Promise<readonly Attachment[]> =>
  readValue(await settle(listAttachments(http, { page_size: LIBRARY_SIZE }, { signal })))?.items ?? [];

/**
 * Prefills personal data from the profile and reusable answers from the last application. Its cover letter
 * and salary belong to that job, and past dates are dropped.
 */
function prefill(
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

/**
 * Loads job, profile and earlier applications in parallel; redirects a candidate without a profile to its
 * form.
 */
export async function loadApply(
  { http, session }: Ports,
  jobId: number,
  request: Request,
): Promise<ApplyData> {
  const { signal } = request;
  const [job, seeker, sent, last, library] = await Promise.all([
    getJob(http, jobId, { signal }),
    findOwnJobSeeker(http, { signal }),
    findSent(http, jobId, signal),
    findLast(http, signal),
    loadLibrary(http, signal),
  ]);
  if (!seeker) {
    const { pathname } = new URL(request.url);
    throw redirect(`/register-profile?redirect=${encodeURIComponent(pathname)}`);
  }
  const user = session.getUser();
  const owner = { userId: user?.id, jobId };
  if (sent) removeDraft(owner);
  return {
    job,
    seeker,
    sent,
    library,
    sentLast: last?.resume_name,
    prefilled: prefill(seeker, user, jobId, last),
    draft: readDraft(owner),
  };
}
