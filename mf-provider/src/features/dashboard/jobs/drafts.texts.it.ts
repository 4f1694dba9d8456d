import { translate } from '@metier/sdk/rules';
import type * as english from './drafts.texts';

export const draftsTexts = translate<typeof english.draftsTexts>('provider/dashboard/drafts')({
  title: 'Bozze e annunci programmati',
  loadFailed: 'Impossibile caricare le Sue bozze',
  untitled: 'Annuncio senza titolo',
  savedAt: (moment) => `Bozza, salvata ${moment}`,
  scheduledFor: (moment) => `Programmato per ${moment}`,
  continue: 'Continuare',
  continueOf: (title) => `Continuare ${title}`,
  edit: 'Modificare',
  editOf: (title) => `Modificare ${title}`,
  discard: 'Scartare',
  discardOf: (title) => `Scartare ${title}`,
  discarded: 'Bozza scartata',
  discardFailed: 'Impossibile scartare la bozza.',
  undo: 'Annullare',
  undoFailed: 'Impossibile ripristinare la bozza.',
  unschedule: 'Annullare la pubblicazione',
  unscheduleOf: (title) => `Annullare la pubblicazione di ${title}`,
  unscheduled: 'La pubblicazione è annullata. L’annuncio è ora una bozza.',
  unscheduleFailed: 'Impossibile annullare la pubblicazione.',
});
