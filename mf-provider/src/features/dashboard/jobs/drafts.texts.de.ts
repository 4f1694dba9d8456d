import { translate } from '@metier/sdk/rules';
import type * as english from './drafts.texts';

export const draftsTexts = translate<typeof english.draftsTexts>('provider/dashboard/drafts')({
  title: 'Entwürfe und geplante Stellen',
  loadFailed: 'Ihre Entwürfe konnten nicht geladen werden',
  untitled: 'Stelle ohne Titel',
  savedAt: (moment) => `Entwurf, gespeichert: ${moment}`,
  scheduledFor: (moment) => `Geplant: ${moment}`,
  continue: 'Fortsetzen',
  continueOf: (title) => `${title} fortsetzen`,
  edit: 'Ändern',
  editOf: (title) => `${title} ändern`,
  discard: 'Verwerfen',
  discardOf: (title) => `${title} verwerfen`,
  discarded: 'Entwurf verworfen',
  discardFailed: 'Der Entwurf konnte nicht verworfen werden.',
  undo: 'Rückgängig',
  undoFailed: 'Der Entwurf konnte nicht wiederhergestellt werden.',
  unschedule: 'Planung aufheben',
  unscheduleOf: (title) => `Planung aufheben: ${title}`,
  unscheduled: 'Die Planung wurde aufgehoben. Die Stelle ist jetzt ein Entwurf.',
  unscheduleFailed: 'Die Planung konnte nicht aufgehoben werden.',
});
