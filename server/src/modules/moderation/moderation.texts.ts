import { inCurrentLanguage } from '../../languages/current-language';
import { defineTranslated } from '../../languages/define-translated';

export const moderationTexts = inCurrentLanguage(
  defineTranslated(
    'server/moderation/moderation',
    {
      thanks: 'Thank you. We look at every report.',
      reportedBefore: 'Thank you. We already have your report, and will look at it.',
      ownContent: 'You cannot report what is your own.',
      otherReason: 'This reason does not fit here.',
      unknownPosition: 'This position is unknown.',
      notPossible: 'This is not possible in the present state of the case.',
      appealed: 'You have answered this decision already.',
      notAppealable: 'This decision cannot be answered.',
    },
    (translated) => ({
      de: translated({
        thanks: 'Vielen Dank. Wir prüfen jede Meldung.',
        reportedBefore: 'Vielen Dank. Wir haben Ihre Meldung bereits erhalten und prüfen sie.',
        ownContent: 'Ihre eigenen Inhalte können Sie nicht melden.',
        otherReason: 'Dieser Grund passt hier nicht.',
        unknownPosition: 'Diese Position ist unbekannt.',
        notPossible: 'Das ist beim jetzigen Stand des Falls nicht möglich.',
        appealed: 'Sie haben auf diesen Entscheid bereits geantwortet.',
        notAppealable: 'Auf diesen Entscheid können Sie nicht antworten.',
      }),
      fr: translated({
        thanks: 'Merci. Nous examinons chaque signalement.',
        reportedBefore: 'Merci. Nous avons déjà votre signalement et nous l’examinerons.',
        ownContent: 'Vous ne pouvez pas signaler votre propre contenu.',
        otherReason: 'Ce motif ne convient pas ici.',
        unknownPosition: 'Cette position est inconnue.',
        notPossible: 'Ce n’est pas possible dans l’état actuel du dossier.',
        appealed: 'Vous avez déjà répondu à cette décision.',
        notAppealable: 'Il n’est pas possible de répondre à cette décision.',
      }),
      it: translated({
        thanks: 'Grazie. Verifichiamo ogni segnalazione.',
        reportedBefore: 'Grazie. Abbiamo già la Sua segnalazione e la verificheremo.',
        ownContent: 'Non può segnalare i Suoi contenuti.',
        otherReason: 'Questo motivo non è adatto qui.',
        unknownPosition: 'Questa posizione è sconosciuta.',
        notPossible: 'Non è possibile nello stato attuale del caso.',
        appealed: 'Ha già risposto a questa decisione.',
        notAppealable: 'A questa decisione non si può rispondere.',
      }),
    }),
  ),
);
