import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const closingTexts = inCurrentLanguage(
  defineTranslated(
    'server/closing-letters/closing-letters',
    {
      templateName: 'Closing notice',
    },
    (translated) => ({
      de: translated({
        templateName: 'Abschlussmitteilung',
      }),
      fr: translated({
        templateName: 'Avis de clôture',
      }),
      it: translated({
        templateName: 'Messaggio di chiusura',
      }),
    }),
  ),
);
