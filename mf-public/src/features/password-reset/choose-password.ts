import { confirmPasswordReset, isApiError } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { replace } from '@metier/shared/router';
import { explainRefusal, type Refusal } from './explain-refusal';
import { LINK_OVER_ADDRESS } from './link-over';
import { passwordResetTexts } from './password-reset.texts';

const readToken = (address: string) => new URL(address).searchParams.get('token');

/** Redirects if the URL has no token. */
export function loader({ request }: PageArguments): Response | null {
  return readToken(request.url) ? null : replace(LINK_OVER_ADDRESS);
}

/** Saves the password. `replace` removes the used link from the history. */
export async function action({ request, ports }: PageArguments): Promise<Response | Refusal> {
  const password = String((await request.formData()).get('password'));
  try {
    await confirmPasswordReset(ports.http, { token: readToken(request.url) ?? '', password });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.fields.token) return replace(LINK_OVER_ADDRESS);
    return explainRefusal(error, 'password', passwordResetTexts.reset.failure);
  }
  return replace('/login?note=new-password');
}
