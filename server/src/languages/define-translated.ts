import { addTranslations, defineTexts, translate, type OtherLanguage } from '@metier/sdk/rules';

type Translate<Texts extends object> = ReturnType<typeof translate<Texts>>;
type Translations<Texts extends object> = Readonly<Record<OtherLanguage, ReturnType<Translate<Texts>>>>;

/**
 * Texts of the server in all languages: the English ones, and with them the others, which have the same keys and
 * placeholders.
 */
export function defineTranslated<const Texts extends object>(
  id: string,
  english: Texts,
  translations: (translated: Translate<Texts>) => Translations<Texts>,
): Texts {
  for (const [language, texts] of Object.entries(translations(translate<Texts>(id))))
    addTranslations(language as OtherLanguage, [texts]);
  return defineTexts(id, english);
}
