import { translate } from '@metier/sdk/rules';
import type * as english from './moderation.texts';

export const moderationTexts = translate<typeof english.moderationTexts>('server/moderation/moderation')({
  thanks: 'Grazie. Verifichiamo ogni segnalazione.',
  reportedBefore: 'Grazie. Abbiamo già la Sua segnalazione e la verificheremo.',
  ownContent: 'Non può segnalare i Suoi contenuti.',
  otherReason: 'Questo motivo non è adatto qui.',
  unknownPosition: 'Questa posizione è sconosciuta.',
  notPossible: 'Non è possibile nello stato attuale del caso.',
  appealed: 'Ha già risposto a questa decisione.',
  notAppealable: 'A questa decisione non si può rispondere.',
});
