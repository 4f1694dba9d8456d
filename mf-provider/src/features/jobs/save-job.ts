import { isApiError, readFieldErrors } from '@metier/sdk/api';
import type { FieldErrors } from '@metier/sdk/contract';

/** Why a job was not saved. Faults are keyed by API field names; `status` is 0 if there was no response. */
export type SaveJobError =
  | { kind: 'faults'; faults: FieldErrors }
  | { kind: 'company-refused' }
  | { kind: 'failed'; status: number; detail: string | undefined };

export function toSaveJobError(error: unknown): SaveJobError {
  const faults = readFieldErrors(error);
  if (Object.keys(faults).length > 0) return { kind: 'faults', faults };
  return isApiError(error)
    ? { kind: 'failed', status: error.status, detail: error.detail }
    : { kind: 'failed', status: 0, detail: undefined };
}

/** 404 and 409 for a new job mean that the company is deleted or not registered. */
export function toPostJobError(error: unknown): SaveJobError {
  const failure = toSaveJobError(error);
  const isCompanyUnknown =
    (failure.kind === 'failed' && (failure.status === 404 || failure.status === 409)) ||
    (failure.kind === 'faults' && 'job_provider' in failure.faults);
  return isCompanyUnknown ? { kind: 'company-refused' } : failure;
}
