import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const searchTexts = inCurrentLanguage(
  defineTranslated(
    'server/search/plan/search',
    { radius: 'Enter a location to search around.' },
    (translated) => ({
      de: translated({ radius: 'Geben Sie einen Ort ein, um den gesucht wird.' }),
      fr: translated({ radius: 'Indiquez un lieu autour duquel chercher.' }),
      it: translated({ radius: 'Inserisca un luogo intorno al quale cercare.' }),
    }),
  ),
);
