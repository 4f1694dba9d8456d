import {
  attachResume,
  createApplication,
  hasFieldErrors,
  isApiError,
  readDetail,
  readFieldErrors,
  updateApplication,
  uploadResume,
  type Http,
} from '@metier/sdk/api';
import type { ApplicationAnswers, FieldErrors } from '@metier/sdk/contract';
import { TERMS_VERSION, textsIn, type Language } from '@metier/sdk/rules';
import { applyTexts } from './apply.texts';

export interface Submission {
  readonly jobId: number | undefined;
  readonly seekerId: number | undefined;
  readonly answers: ApplicationAnswers;
  /** A file, or the id of a document of the library. */
  readonly resume: File | number | undefined;
  /** The application created by an earlier attempt; the flow continues with it. */
  readonly createdId?: number | undefined;
}

export interface SubmissionFailure {
  readonly kind: 'failed';
  readonly message: string;
  readonly errors: FieldErrors;
  /** Input of the retry, so that it continues instead of starting again. */
  readonly createdId: number | undefined;
  /** True if the answers have arrived and only the resume is missing. */
  readonly hasArrived: boolean;
  /** A retry is pointless: already applied, job paused, or not allowed. */
  readonly isFinal: boolean;
}

export type SubmissionOutcome = { readonly kind: 'sent'; readonly applicationId: number } | SubmissionFailure;

/** Not allowed, not found, or a conflict: permanent errors. */
const FINAL_STATUSES = [403, 404, 409];

const isFinalRefusal = (error: unknown) => isApiError(error) && FINAL_STATUSES.includes(error.status);

const isSignedOut = (error: unknown) => isApiError(error) && error.status === 401;

/**
 * Sends an application like the product: creation with its two ids, then the answers, then the resume. A
 * first creation that fails for a transient reason is retried once with the answers included.
 */
export async function submitApplication(
  http: Http,
  submission: Submission,
  language: Language,
): Promise<SubmissionOutcome> {
  const texts = textsIn(language, applyTexts);
  const { jobId, seekerId, answers, resume } = submission;
  if (!jobId) return fail(texts.failure.jobMissing);
  if (!seekerId) return fail(texts.failure.profileMissing);
  let createdId = submission.createdId;
  let hasArrived = false;
  try {
    const ids = { job_id: jobId, job_seeker: seekerId };
    const sent = { ...answers, terms_version: TERMS_VERSION };
    const first = createdId ? undefined : await tryToCreate(http, ids);
    createdId ??= first?.id;
    if (createdId) await updateApplication(http, createdId, sent);
    else createdId = (await createApplication(http, { ...ids, ...sent })).id;
    hasArrived = true;
    if (typeof resume === 'number') await attachResume(http, createdId, resume);
    else if (resume) await uploadResume(http, createdId, resume);
    return { kind: 'sent', applicationId: createdId };
  } catch (error) {
    return toFailure(error, { createdId, hasArrived }, language);
  }
}

/** The created application; undefined after a failure that may be retried. */
async function tryToCreate(http: Http, ids: { job_id: number; job_seeker: number }) {
  try {
    return await createApplication(http, ids);
  } catch (error) {
    if (isFinalRefusal(error) || isSignedOut(error)) throw error;
    return undefined;
  }
}

type Progress = Pick<SubmissionFailure, 'createdId' | 'hasArrived'>;

function toFailure(error: unknown, progress: Progress, language: Language): SubmissionFailure {
  const texts = textsIn(language, applyTexts);
  const { failure } = texts;
  const errors = readFieldErrors(error);
  // Once the answers have arrived, only the resume can be at fault.
  const named = progress.hasArrived ? failure.resumeRefused(errors) : failure.fields(errors);
  const other = readDetail(error, progress.hasArrived ? failure.resume : failure.other);
  const message = hasFieldErrors(error) ? named : other;
  return fail(message, { errors, ...progress, isFinal: isFinalRefusal(error) });
}

const fail = (message: string, more: Partial<SubmissionFailure> = {}): SubmissionFailure => ({
  kind: 'failed',
  message,
  errors: {},
  createdId: undefined,
  hasArrived: false,
  isFinal: false,
  ...more,
});
