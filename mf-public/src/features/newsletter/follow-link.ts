import { isApiError, readDetail, readFieldErrors, type Http } from '@metier/sdk/api';
import type { PageArguments } from '@metier/sdk/remote';
import { textsIn, type Language } from '@metier/sdk/rules';
import { newsletterTexts } from './newsletter.texts';

/** `over`: the link is invalid or used, so a retry is pointless. */
export interface LinkResult {
  readonly kind: 'done' | 'over' | 'refused';
  readonly message: string;
  /** Path of the page that follows. */
  readonly path?: string | undefined;
}

function explain(error: unknown, language: Language): string {
  const texts = textsIn(language, newsletterTexts);
  if (isApiError(error) && error.status === 0) return texts.offline;
  return readDetail(error, texts.failure);
}

/** Creates the action of a mail link, which sends the link's token to the server. */
export const createTokenAction =
  (send: (http: Http, token: string) => Promise<string | void>) =>
  async ({ request, ports }: PageArguments): Promise<LinkResult> => {
    try {
      const path = await send(ports.http, new URL(request.url).searchParams.get('token') ?? '');
      return { kind: 'done', message: '', path: typeof path === 'string' ? path : undefined };
    } catch (error) {
      const [over] = readFieldErrors(error).token ?? [];
      return over
        ? { kind: 'over', message: over }
        : { kind: 'refused', message: explain(error, ports.language.get()) };
    }
  };
