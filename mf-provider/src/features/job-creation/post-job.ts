import { createJob, isApiError, readFieldErrors, type Http } from '@metier/shared/api';
import type { FieldErrors } from '@metier/shared/contract';
import { findFaults, toJobBody, type JobDraft } from './job-draft';

/** How posting went. Fields at fault are named as on the wire; `status` is 0 when no answer came. */
export type PostOutcome =
  | { kind: 'posted' }
  | { kind: 'faults'; faults: FieldErrors }
  | { kind: 'company-refused' }
  | { kind: 'failed'; status: number; detail: string | undefined };

export async function postJob(http: Http, draft: JobDraft): Promise<PostOutcome> {
  const faults = findFaults(draft);
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  try {
    await createJob(http, toJobBody(draft));
    return { kind: 'posted' };
  } catch (error) {
    return explainRefusal(error);
  }
}

/** 404 and 409 are about the company here: it is gone, or was never registered. */
function explainRefusal(error: unknown): PostOutcome {
  const faults = readFieldErrors(error);
  const status = isApiError(error) ? error.status : 0;
  if (faults.job_provider || status === 404 || status === 409) return { kind: 'company-refused' };
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  return { kind: 'failed', status, detail: isApiError(error) ? error.detail : undefined };
}
