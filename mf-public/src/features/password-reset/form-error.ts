import type { ApiError } from '@metier/shared/api';
import { formatDuration } from '@metier/shared/rules';
import { passwordResetTexts as texts } from './password-reset.texts';

/** Error of a form with one field. */
export interface FormError {
  /** Errors of the field. */
  readonly field: readonly string[];
  /** General error. */
  readonly message: string | undefined;
}

/** Converts an API error to messages; `fallback` if the server sent none. */
export function toFormError(error: ApiError, field: string, fallback: string): FormError {
  const { fields, status, retryAfter, detail } = error;
  if (fields[field]) return { field: fields[field], message: undefined };
  const mustWait = status === 429 && retryAfter !== undefined;
  return { field: [], message: mustWait ? texts.wait(formatDuration(retryAfter)) : (detail ?? fallback) };
}
