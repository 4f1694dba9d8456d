import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';
import { english } from './interview-mail.texts.en';
import { german } from './interview-mail.texts.de';
import { french } from './interview-mail.texts.fr';
import { italian } from './interview-mail.texts.it';

/** In the language of the mail that is being written. */
export const interviewMailTexts = inCurrentLanguage(
  defineTranslated('server/mail/templates/interview-mail', english, () => ({
    de: german,
    fr: french,
    it: italian,
  })),
);
