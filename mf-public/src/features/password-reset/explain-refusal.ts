import type { ApiError } from '@metier/shared/api';
import { formatWait } from '@metier/shared/rules';
import { passwordResetTexts as texts } from './password-reset.texts';

/** Why a form of one field was refused. */
export interface Refusal {
  /** What is wrong with the field. */
  readonly field: readonly string[];
  /** What is wrong otherwise. */
  readonly message: string | undefined;
}

/** What to say of an error; `fallback` where the server says nothing. */
export function explainRefusal(error: ApiError, field: string, fallback: string): Refusal {
  const { fields, status, retryAfter, detail } = error;
  if (fields[field]) return { field: fields[field], message: undefined };
  const mustWait = status === 429 && retryAfter !== undefined;
  return { field: [], message: mustWait ? texts.wait(formatWait(retryAfter)) : (detail ?? fallback) };
}
