import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';
import { english } from './account-mail.texts.en';
import { german } from './account-mail.texts.de';
import { french } from './account-mail.texts.fr';
import { italian } from './account-mail.texts.it';

/** In the language of the mail that is being written. */
export const accountMailTexts = inCurrentLanguage(
  defineTranslated('server/mail/templates/account-mail', english, () => ({
    de: german,
    fr: french,
    it: italian,
  })),
);
