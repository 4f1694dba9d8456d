import { isApiError, requestPasswordReset } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { explainRefusal, type Refusal } from './explain-refusal';
import { passwordResetTexts } from './password-reset.texts';

export interface SentLink {
  readonly email: string;
  /** The server's words: the same whether there is such an account or not. */
  readonly notice: string;
}

/** Asks for a link by mail. */
export async function action({ request, ports }: PageArguments): Promise<SentLink | Refusal> {
  const form = await request.formData();
  const email = String(form.get('email')).trim();
  try {
    const { detail } = await requestPasswordReset(ports.http, email);
    return { email, notice: detail };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return explainRefusal(error, 'email', passwordResetTexts.forgot.failure);
  }
}
