import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const plannedMovesTexts = inCurrentLanguage(
  defineTranslated(
    'server/planned-moves/planned-moves',
    {
      planned: 'This application is being moved already.',
      notRejected: 'Only a rejection has a reason.',
      /** Subject of the message, at most 200 characters long. */
      subject: (job: string) => `Your application for ${job}`.slice(0, 200),
    },
    (translated) => ({
      de: translated({
        planned: 'Der Status dieser Bewerbung wird bereits geändert.',
        notRejected: 'Nur eine Absage hat einen Grund.',
        subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`.slice(0, 200),
      }),
      fr: translated({
        planned: 'Le statut de cette candidature est déjà en cours de modification.',
        notRejected: 'Seul un refus a un motif.',
        subject: (job) => `Votre candidature\u00a0: ${job}`.slice(0, 200),
      }),
      it: translated({
        planned: 'Lo spostamento di questa candidatura è già in corso.',
        notRejected: 'Solo un rifiuto ha un motivo.',
        subject: (job) => `La Sua candidatura per ${job}`.slice(0, 200),
      }),
    }),
  ),
);
