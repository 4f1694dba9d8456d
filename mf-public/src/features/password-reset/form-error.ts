import type { ApiError } from '@metier/sdk/api';
import type { FieldErrors } from '@metier/sdk/contract';
import { formatDuration } from '@metier/sdk/rules';
import { passwordResetTexts as texts } from './password-reset.texts';

/** Why a form was refused. */
export interface FormError {
  readonly fields: FieldErrors;
  /** General error. */
  readonly message: string | undefined;
}

/** Converts an API error to messages; `fallback` if the server sent none. */
export function toFormError(error: ApiError, field: string, fallback: string): FormError {
  const { fields, status, retryAfter, detail } = error;
  if (fields[field]) return { fields, message: undefined };
  const mustWait = status === 429 && retryAfter !== undefined;
  return { fields: {}, message: mustWait ? texts.wait(formatDuration(retryAfter)) : (detail ?? fallback) };
}
