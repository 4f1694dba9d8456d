import { addTranslations, LANGUAGES, textsIn, type OtherLanguage } from '@metier/sdk/rules';
import { languages } from '../../languages/index';
import { privacyTexts } from './privacy/privacy.texts';
import { sourcesTexts } from './sources/sources.texts';
import { supportTexts } from './support.texts';
import { termsTexts } from './terms/terms.texts';

/** The marks of headings and points with the fragments of sections, and the placeholders. */
const readOutline = (text: string) => ({
  marks: text.match(/^#+ |^- |\{#[\w-]+\}$/gm),
  placeholders: text.match(/\{\w+\}/g)?.sort(),
});

beforeAll(async () => {
  for (const [language, load] of Object.entries(languages))
    addTranslations(language as OtherLanguage, (await load()).translations);
});

test.each(Object.entries({ privacyTexts, sourcesTexts, supportTexts, termsTexts }))(
  '%s have the same sections and placeholders in each language',
  (_name, english) => {
    const texts = LANGUAGES.map((language) => textsIn(language, english).text);
    expect(new Set(texts).size).toBe(LANGUAGES.length);
    for (const text of texts) expect(readOutline(text)).toEqual(readOutline(english.text));
  },
);
