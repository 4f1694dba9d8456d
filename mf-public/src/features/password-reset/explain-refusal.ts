import type { ApiError } from '@metier/shared/api';
import { formatWait } from '@metier/shared/rules';
import { passwordResetTexts as texts } from './password-reset.texts';

/** Error of a form with one field. */
export interface Refusal {
  /** Errors of the field. */
  readonly field: readonly string[];
  /** General error. */
  readonly message: string | undefined;
}

/** Converts an API error to messages; `fallback` if the server sent none. */
export function explainRefusal(error: ApiError, field: string, fallback: string): Refusal {
  const { fields, status, retryAfter, detail } = error;
  if (fields[field]) return { field: fields[field], message: undefined };
  const mustWait = status === 429 && retryAfter !== undefined;
  return { field: [], message: mustWait ? texts.wait(formatWait(retryAfter)) : (detail ?? fallback) };
}
