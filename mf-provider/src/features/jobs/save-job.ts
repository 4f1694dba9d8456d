import { createJob, isApiError, readFieldErrors, updateJob, type Http } from '@metier/shared/api';
import type { FieldErrors, Job } from '@metier/shared/contract';
import { ACTIVITY_RATE_LIMITS } from '@metier/shared/rules';
import { toJobBody, toJobPatch } from './job-body';
import type { JobDraft } from './job-draft';
import { validateJob } from './validate-job';

/** Why a job was not saved. Faults are keyed by API field names; `status` is 0 if there was no response. */
export type SaveJobError =
  | { kind: 'faults'; faults: FieldErrors }
  | { kind: 'company-refused' }
  | { kind: 'failed'; status: number; detail: string | undefined };

export type SaveJobResult = { kind: 'saved'; job: Job } | SaveJobError;

/** Publishes the draft; 404 and 409 mean that the company is deleted or not registered. */
export async function postJob(http: Http, draft: JobDraft): Promise<SaveJobResult> {
  const outcome = await attempt(draft, ACTIVITY_RATE_LIMITS.newJobMin, () =>
    createJob(http, toJobBody(draft)),
  );
  const isCompanyUnknown =
    (outcome.kind === 'failed' && (outcome.status === 404 || outcome.status === 409)) ||
    (outcome.kind === 'faults' && 'job_provider' in outcome.faults);
  return isCompanyUnknown ? { kind: 'company-refused' } : outcome;
}

/** Saves the fields in which the draft differs from the job. */
export const saveChanges = (http: Http, job: Job, draft: JobDraft): Promise<SaveJobResult> =>
  attempt(draft, ACTIVITY_RATE_LIMITS.editedJobMin, () => updateJob(http, job.id, toJobPatch(draft, job)));

async function attempt(draft: JobDraft, leastRate: number, send: () => Promise<Job>): Promise<SaveJobResult> {
  const found = validateJob(draft, leastRate);
  if (Object.keys(found).length > 0) return { kind: 'faults', faults: found };
  try {
    return { kind: 'saved', job: await send() };
  } catch (error) {
    const faults = readFieldErrors(error);
    if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
    return isApiError(error)
      ? { kind: 'failed', status: error.status, detail: error.detail }
      : { kind: 'failed', status: 0, detail: undefined };
  }
}
