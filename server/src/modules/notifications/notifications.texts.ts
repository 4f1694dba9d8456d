import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';
import { english } from './notifications.texts.en';
import { german } from './notifications.texts.de';
import { french } from './notifications.texts.fr';
import { italian } from './notifications.texts.it';

export const notificationsTexts = inCurrentLanguage(
  defineTranslated('server/notifications/notifications', english, () => ({
    de: german,
    fr: french,
    it: italian,
  })),
);
