import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, textsIn, type Language, type Translation } from '@metier/sdk/rules';

/** Entered for other languages than English alone. */
const languages = new AsyncLocalStorage<Language>();

/** The language of the request that is being handled, or of the mail that is being written; English elsewhere. */
export const readCurrentLanguage = (): Language => languages.getStore() ?? DEFAULT_LANGUAGE;

export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  language === DEFAULT_LANGUAGE && languages.getStore() === undefined ? run() : languages.run(language, run);

/** The texts in the current language of the one who reads them. */
export const inCurrentLanguage = <Texts extends object>(texts: Texts): Translation<Texts> =>
  new Proxy(texts, {
    get: (english, key) => Reflect.get(textsIn(readCurrentLanguage(), english), key) as unknown,
  }) as Translation<Texts>;
