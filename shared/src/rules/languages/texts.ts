import type { Language, OtherLanguage } from './languages';

/** The form of a translation: the same keys and placeholders, and any strings. */
export type Translation<Texts> = Texts extends string
  ? string
  : Texts extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translation<Said>
    : Texts extends object
      ? { readonly [Key in keyof Texts]: Translation<Texts[Key]> }
      : Texts;

type Length<Given extends readonly unknown[]> = Required<Given>['length'];

/** `never` where a translation has a key that the English texts have not, or leaves out a placeholder. */
type Exact<Texts, Given> = Texts extends (...given: infer Wanted) => infer Said
  ? Given extends (...given: infer Used) => infer Written
    ? Length<Wanted> extends Length<Used>
      ? (...given: Used) => Exact<Said, Written>
      : never
    : never
  : Texts extends readonly unknown[] | string
    ? Given
    : Texts extends object
      ? { readonly [Key in keyof Given]: Key extends keyof Texts ? Exact<Texts[Key], Given[Key]> : never }
      : Given;

/** The translation of the texts with this id. */
export interface TranslatedTexts {
  readonly id: string;
  readonly texts: object;
}

const ids = new WeakMap<object, string>();
const catalogues = new Map<Language, Map<string, object>>();

/** Names the English texts of a part of the site, so that its translations are found. */
export function defineTexts<const Texts extends object>(id: string, texts: Texts): Texts {
  ids.set(texts, id);
  return texts;
}

/** A translation of the texts with this id: `translate<typeof homeTexts>('home')({ … })`. */
export const translate =
  <Texts extends object>(id: string) =>
  <const Given extends Translation<Texts>>(texts: Given & Exact<Texts, Given>): TranslatedTexts => ({
    id,
    texts,
  });

/** Adds the translations of one language, once they are loaded; they are never replaced. */
export function addTranslations(language: OtherLanguage, translations: readonly TranslatedTexts[]): void {
  const catalogue = catalogues.get(language) ?? new Map<string, object>();
  for (const { id, texts } of translations) catalogue.set(id, texts);
  catalogues.set(language, catalogue);
}

/** The texts in a language, in English where they are not translated. */
export function textsIn<Texts extends object>(language: Language, texts: Texts): Translation<Texts> {
  const translated = catalogues.get(language)?.get(ids.get(texts) ?? '');
  return (translated ?? texts) as Translation<Texts>;
}
