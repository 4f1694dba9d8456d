import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, textsIn, type Language, type Translation } from '@metier/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from './request-language';

/** Entered by requests in another language than English alone. */
const languages = new AsyncLocalStorage<Language>();

/** The language of the request that is being handled; English outside of requests. */
export const readLanguageOfRequest = (): Language => languages.getStore() ?? DEFAULT_LANGUAGE;

/** Hook of requests to the API: what is refused or answered below is in the language of the request. */
export const handleInLanguage = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void =>
  runInLanguage(languageOf(request), done);

/** Runs something in a language. */
export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  language === DEFAULT_LANGUAGE && languages.getStore() === undefined ? run() : languages.run(language, run);

/** The texts in the language of the request that reads them. Mails have a language of their own: `textsIn`. */
export const inLanguageOfRequest = <Texts extends object>(texts: Texts): Translation<Texts> =>
  new Proxy(texts, {
    get: (english, key) => Reflect.get(textsIn(readLanguageOfRequest(), english), key) as unknown,
  }) as Translation<Texts>;
