import {
  createJobProvider,
  hasFieldErrors,
  isApiError,
  readFieldErrors,
  type Http,
} from '@metier/shared/api';
import type { FieldErrors, JobProviderBody } from '@metier/shared/contract';

export type SaveOutcome = { kind: 'done' } | { kind: 'faults'; faults: FieldErrors } | { kind: 'failed' };

/** Registers the company. One that is there already counts as done: an earlier answer may have been lost on its way. */
export async function saveProfile(http: Http, profile: JobProviderBody): Promise<SaveOutcome> {
  try {
    await createJobProvider(http, profile);
    return { kind: 'done' };
  } catch (error) {
    if (isApiError(error) && error.status === 409) return { kind: 'done' };
    return hasFieldErrors(error) ? { kind: 'faults', faults: readFieldErrors(error) } : { kind: 'failed' };
  }
}
