import { isApiError, readDetail, readFieldErrors, type Http } from '@metier/shared/api';
import type { PageArguments } from '@metier/shared/remote';
import { newsletterTexts } from './newsletter.texts';

export type Outcome = { readonly kind: 'done' } | { readonly kind: 'refused'; readonly message: string };

function explain(error: unknown): string {
  if (isApiError(error) && error.status === 0) return newsletterTexts.offline;
  return readFieldErrors(error).token?.[0] ?? readDetail(error, newsletterTexts.failure);
}

/** An action that does with the link's token what its mail says. */
export const followLink =
  (send: (http: Http, token: string) => Promise<void>) =>
  async ({ request, ports }: PageArguments): Promise<Outcome> => {
    try {
      await send(ports.http, new URL(request.url).searchParams.get('token') ?? '');
      return { kind: 'done' };
    } catch (error) {
      return { kind: 'refused', message: explain(error) };
    }
  };
