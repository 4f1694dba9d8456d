import { translate } from '@metier/sdk/rules';
import type * as english from './drafts.texts';

export const draftsTexts = translate<typeof english.draftsTexts>('provider/dashboard/drafts')({
  title: 'Brouillons et offres planifiées',
  loadFailed: 'Vos brouillons n’ont pas pu être chargés',
  untitled: 'Offre sans titre',
  savedAt: (moment) => `Brouillon, enregistré\u00a0: ${moment}`,
  scheduledFor: (moment) => `Publication planifiée\u00a0: ${moment}`,
  continue: 'Continuer',
  continueOf: (title) => `Continuer ${title}`,
  edit: 'Modifier',
  editOf: (title) => `Modifier ${title}`,
  discard: 'Supprimer',
  discardOf: (title) => `Supprimer ${title}`,
  discarded: 'Brouillon supprimé',
  discardFailed: 'Le brouillon n’a pas pu être supprimé.',
  undo: 'Annuler',
  undoFailed: 'Le brouillon n’a pas pu être rétabli.',
  unschedule: 'Annuler la publication',
  unscheduleOf: (title) => `Annuler la publication de ${title}`,
  unscheduled: 'La publication est annulée. L’offre est de nouveau un brouillon.',
  unscheduleFailed: 'La publication n’a pas pu être annulée.',
});
