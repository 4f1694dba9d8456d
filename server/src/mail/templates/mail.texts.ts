import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';
import { english } from './mail.texts.en';
import { german } from './mail.texts.de';
import { french } from './mail.texts.fr';
import { italian } from './mail.texts.it';

/** In the language of the mail that is being written. */
export const mailTexts = inCurrentLanguage(
  defineTranslated('server/mail/templates/mail', english, () => ({ de: german, fr: french, it: italian })),
);
