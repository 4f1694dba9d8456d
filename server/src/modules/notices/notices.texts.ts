import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';
import { english } from './notices.texts.en';
import { german } from './notices.texts.de';
import { french } from './notices.texts.fr';
import { italian } from './notices.texts.it';

/** Sentences of the notices. */
export const noticesTexts = inCurrentLanguage(
  defineTranslated('server/notices/notices', english, () => ({ de: german, fr: french, it: italian })),
);
