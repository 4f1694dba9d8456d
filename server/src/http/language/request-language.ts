import type { ShellRelease } from '@metier/sdk/contract';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  readAcceptedLanguage,
  readLanguage,
  splitLanguage,
  type Language,
} from '@metier/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runInLanguage } from '../../languages/current-language';
import { readTarget } from '../input/read-target';
import { isHttps } from '../session/cookie-options';

const YEAR_SECONDS = 365 * 24 * 3_600;
/** `language` is taken: a search has a filter for the language of jobs. */
const LINK = 'lang';

type Headers = Pick<FastifyRequest, 'headers'>;

/** The language of a response of the API. */
export const languageOf = ({ headers }: Headers): Language =>
  readAcceptedLanguage(headers['accept-language']) ?? DEFAULT_LANGUAGE;

/**
 * The language of a file that a link of a page downloads: that of the account, as the page. With a link a browser
 * sends its own language, not that of the page.
 */
export const languageOfDownload = (request: FastifyRequest): Language =>
  request.user?.language ?? readLanguage(request.cookies[LANGUAGE_COOKIE]) ?? languageOf(request);

/** Hook of requests to the API: what is refused or answered below is in the language of the request. */
export const handleInLanguage = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
  runInLanguage(languageOf(request), done);

interface Choices {
  /** That of the account. */
  readonly language?: Language | undefined;
  readonly ofAddress: Language | undefined;
}

/**
 * Chooses the language of a page and names it in the header: the person's choice, else that of the address, else
 * of the browser. English if the release of the shell has no texts in it.
 */
export function chooseLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { languages }: Pick<ShellRelease, 'languages'>,
  { language: ofAccount, ofAddress }: Choices,
): Language {
  const ofCookie = readLanguage(request.cookies[LANGUAGE_COOKIE]);
  const wanted = ofAccount ?? ofCookie ?? ofAddress ?? languageOf(request);
  const language = languages?.[wanted] ? wanted : DEFAULT_LANGUAGE;
  reply.header('content-language', language);
  return language;
}

/** The address of a page, without the prefix of a language. */
export function readPageAddress(request: FastifyRequest) {
  const { pathname, search } = readTarget(request);
  const { language: ofAddress, path } = splitLanguage(pathname);
  return { ofAddress, pathname: path, address: ofAddress ? path + search : request.url };
}

/** Applies `?lang=` by a cookie; returns the same address without it, or undefined without a known language. */
export function followLanguageLink(
  request: FastifyRequest,
  reply: FastifyReply,
  publicUrl: string | undefined,
): { readonly location: string } | undefined {
  const { pathname, searchParams } = readTarget(request);
  const language = readLanguage(searchParams.get(LINK));
  if (!language) return undefined;
  searchParams.delete(LINK);
  // Readable by scripts, which change the language without a reload.
  reply.setCookie(LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'lax',
    secure: isHttps({ publicUrl }),
    maxAge: YEAR_SECONDS,
  });
  // Two slashes would begin with another host.
  const path = pathname.replace(/^\/+/, '/');
  return { location: searchParams.size > 0 ? `${path}?${searchParams}` : path };
}
