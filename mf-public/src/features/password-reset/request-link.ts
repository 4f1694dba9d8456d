import { isApiError, requestPasswordReset } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
import { toFormError, type FormError } from './form-error';
import { textsIn } from '@metier/sdk/rules';
import { passwordResetTexts } from './password-reset.texts';

export interface SentLink {
  readonly email: string;
  /** Message of the server, identical whether the account exists or not. */
  readonly notice: string;
}

/** Requests a reset link by mail. */
export async function action({ request, ports }: PageArguments): Promise<SentLink | FormError> {
  const language = ports.language.get();
  const texts = textsIn(language, passwordResetTexts);
  const form = await request.formData();
  const email = String(form.get('email')).trim();
  try {
    const { detail } = await requestPasswordReset(ports.http, email);
    return { email, notice: detail };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return toFormError(error, 'email', texts.forgot.failure, language);
  }
}
