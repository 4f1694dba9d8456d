import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const closingTexts = inCurrentLanguage(
  defineTranslated(
    'server/closing-letters/closing-letters',
    {
      /** Subject of the message, at most 200 characters long. */
      subject: (job: string) => `Your application for ${job}`.slice(0, 200),
      templateName: 'Closing notice',
    },
    (translated) => ({
      de: translated({
        subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`.slice(0, 200),
        templateName: 'Abschlussmitteilung',
      }),
      fr: translated({
        subject: (job) => `Votre candidature\u00a0: ${job}`.slice(0, 200),
        templateName: 'Avis de clôture',
      }),
      it: translated({
        subject: (job) => `La Sua candidatura per ${job}`.slice(0, 200),
        templateName: 'Messaggio di chiusura',
      }),
    }),
  ),
);
