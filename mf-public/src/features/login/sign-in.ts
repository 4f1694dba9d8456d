import { isApiError, login } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { replace } from '@metier/shared/router';
import { readRedirect } from '@metier/shared/rules';

/** Why a login was refused: the server's own sentence when it says to wait, else the product's. */
export interface LoginFailure {
  readonly detail: string | undefined;
}

const readTarget = (address: string) => readRedirect(new URL(address).searchParams.get('redirect'));

/** Whoever is signed in has nothing to do here. */
export function loader({ request, ports }: PageArguments): Response | null {
  return ports.session.getUser() ? replace(readTarget(request.url)) : null;
}

/** Opens a session and goes where the person wanted to go; `replace`, so that Back does not lead here again. */
export async function action({ request, ports }: PageArguments): Promise<Response | LoginFailure> {
  const form = await request.formData();
  const credentials = { username: String(form.get('username')), password: String(form.get('password')) };
  try {
    await ports.session.start(await login(ports.http, credentials));
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { detail: error.status === 429 ? error.detail : undefined };
  }
  return replace(readTarget(request.url));
}
