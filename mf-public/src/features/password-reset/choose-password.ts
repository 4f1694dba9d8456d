import { confirmPasswordReset, isApiError } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
import { replace } from '@metier/sdk/router';
import { toFormError, type FormError } from './form-error';
import { EXPIRED_LINK_URL } from './expired-link';
import { textsIn } from '@metier/sdk/rules';
import { passwordResetTexts } from './password-reset.texts';

const readToken = (address: string) => new URL(address).searchParams.get('token');

/** Redirects if the URL has no token. */
export function loader({ request }: PageArguments): Response | null {
  return readToken(request.url) ? null : replace(EXPIRED_LINK_URL);
}

/** Saves the password. `replace` removes the used link from the history. */
export async function action({ request, ports }: PageArguments): Promise<Response | FormError> {
  const language = ports.language.get();
  const texts = textsIn(language, passwordResetTexts);
  const password = String((await request.formData()).get('password'));
  try {
    await confirmPasswordReset(ports.http, { token: readToken(request.url) ?? '', password });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.fields.token) return replace(EXPIRED_LINK_URL);
    return toFormError(error, 'password', texts.reset.failure, language);
  }
  return replace('/login?note=new-password');
}
