import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const messageTemplatesTexts = inCurrentLanguage(
  defineTranslated(
    'server/message-templates/message-templates',
    {
      nameTaken: 'You have a template of this name.',
      oneClosing: 'You have a closing notice in this language already: change that one.',
      tooMany: (most: number) => `A company has at most ${most} templates. Delete one first.`,
    },
    (translated) => ({
      de: translated({
        nameTaken: 'Sie haben bereits eine Vorlage mit diesem Namen.',
        oneClosing: 'Sie haben bereits eine Abschlussmitteilung in dieser Sprache: Ändern Sie diese.',
        tooMany: (most) => `Eine Firma hat höchstens ${most} Vorlagen. Löschen Sie zuerst eine.`,
      }),
      fr: translated({
        nameTaken: 'Vous avez déjà un modèle de ce nom.',
        oneClosing: 'Vous avez déjà un avis de clôture dans cette langue\u00a0: modifiez celui-ci.',
        tooMany: (most) => `Une entreprise peut avoir ${most} modèles au maximum. Supprimez-en d’abord un.`,
      }),
      it: translated({
        nameTaken: 'Ha già un modello con questo nome.',
        oneClosing: 'Ha già un messaggio di chiusura in questa lingua: modifichi quello.',
        tooMany: (most) => `Un’azienda può avere al massimo ${most} modelli. Ne elimini prima uno.`,
      }),
    }),
  ),
);
