import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const plannedMovesTexts = inCurrentLanguage(
  defineTranslated(
    'server/planned-moves/planned-moves',
    {
      planned: 'This application is being moved already.',
      notRejected: 'Only a rejection has a reason.',
    },
    (translated) => ({
      de: translated({
        planned: 'Der Status dieser Bewerbung wird bereits geändert.',
        notRejected: 'Nur eine Absage hat einen Grund.',
      }),
      fr: translated({
        planned: 'Le statut de cette candidature est déjà en cours de modification.',
        notRejected: 'Seul un refus a un motif.',
      }),
      it: translated({
        planned: 'Lo spostamento di questa candidatura è già in corso.',
        notRejected: 'Solo un rifiuto ha un motivo.',
      }),
    }),
  ),
);
