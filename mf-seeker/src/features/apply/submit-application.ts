import {
  createApplication,
  isApiError,
  readDetail,
  readFieldErrors,
  updateApplication,
  uploadResume,
  type Http,
} from '@metier/shared/api';
import type { ApplicationAnswers, FieldErrors } from '@metier/shared/contract';
import { applyTexts } from './apply.texts';

export interface Submission {
  readonly jobId: number | undefined;
  readonly seekerId: number | undefined;
  readonly answers: ApplicationAnswers;
  readonly resume: File | undefined;
  /** The application that an earlier try has created; the flow goes on from there. */
  readonly createdId?: number | undefined;
}

export type SubmissionOutcome =
  | { readonly kind: 'sent'; readonly applicationId: number }
  | {
      readonly kind: 'failed';
      readonly message: string;
      readonly errors: FieldErrors;
      /** What a next try has to be given, so that it goes on instead of starting again. */
      readonly createdId: number | undefined;
      /** The server will not change its mind: applied already, job paused, not allowed. */
      readonly isFinal: boolean;
    };

/** Signed out, not allowed, gone, or against the state: asking again in other words cannot help. */
const FINAL_STATUSES = [401, 403, 404, 409];

const isFinalRefusal = (error: unknown) => isApiError(error) && FINAL_STATUSES.includes(error.status);

/**
 * Sends an application as the product does it: created with its two ids alone, then the answers, then the resume. When
 * the first creation fails for a reason that may pass, it is tried once more with the answers in it.
 */
export async function submitApplication(http: Http, submission: Submission): Promise<SubmissionOutcome> {
  const { jobId, seekerId, answers, resume } = submission;
  if (!jobId) return fail(applyTexts.failure.jobMissing);
  if (!seekerId) return fail(applyTexts.failure.profileMissing);
  let createdId = submission.createdId;
  try {
    const ids = { job_id: jobId, job_seeker: seekerId };
    const first = createdId ? undefined : await tryToCreate(http, ids);
    createdId ??= first?.id;
    if (createdId) await updateApplication(http, createdId, answers);
    else createdId = (await createApplication(http, { ...ids, ...answers })).id;
    if (resume) await uploadResume(http, createdId, resume);
    return { kind: 'sent', applicationId: createdId };
  } catch (error) {
    return explain(error, createdId);
  }
}

/** The new application; undefined when it failed in a way that is worth a second try. */
async function tryToCreate(http: Http, ids: { job_id: number; job_seeker: number }) {
  try {
    return await createApplication(http, ids);
  } catch (error) {
    if (isFinalRefusal(error)) throw error;
    return undefined;
  }
}

function explain(error: unknown, createdId: number | undefined): SubmissionOutcome {
  const errors = readFieldErrors(error);
  const message =
    Object.keys(errors).length > 0
      ? applyTexts.failure.fields(errors)
      : readDetail(error, applyTexts.failure.other);
  return fail(message, { errors, createdId, isFinal: isFinalRefusal(error) });
}

function fail(
  message: string,
  {
    errors = {},
    createdId,
    isFinal = false,
  }: { errors?: FieldErrors; createdId?: number; isFinal?: boolean } = {},
): SubmissionOutcome {
  return { kind: 'failed', message, errors, createdId, isFinal };
}
