import { translate } from '@metier/sdk/rules';
import type * as english from './moderation.texts';

export const moderationTexts = translate<typeof english.moderationTexts>('server/moderation/moderation')({
  thanks: 'Merci. Nous examinons chaque signalement.',
  reportedBefore: 'Merci. Nous avons déjà votre signalement et nous l’examinerons.',
  ownContent: 'Vous ne pouvez pas signaler votre propre contenu.',
  otherReason: 'Ce motif ne convient pas ici.',
  unknownPosition: 'Cette position est inconnue.',
  notPossible: 'Ce n’est pas possible dans l’état actuel du dossier.',
  appealed: 'Vous avez déjà répondu à cette décision.',
  notAppealable: 'Il n’est pas possible de répondre à cette décision.',
});
