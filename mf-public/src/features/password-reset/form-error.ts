import type { ApiError } from '@metier/sdk/api';
import type { FieldErrors } from '@metier/sdk/contract';
import { formatDuration, textsIn, type Language } from '@metier/sdk/rules';
import { passwordResetTexts } from './password-reset.texts';

/** Why a form was refused. */
export interface FormError {
  readonly fields: FieldErrors;
  /** General error. */
  readonly message: string | undefined;
}

/** Converts an API error to messages; `fallback` if the server sent none. */
export function toFormError(error: ApiError, field: string, fallback: string, language: Language): FormError {
  const texts = textsIn(language, passwordResetTexts);
  const { fields, status, retryAfter, detail } = error;
  if (fields[field]) return { fields, message: undefined };
  const mustWait = status === 429 && retryAfter !== undefined;
  return {
    fields: {},
    message: mustWait ? texts.wait(formatDuration(retryAfter, language)) : (detail ?? fallback),
  };
}
