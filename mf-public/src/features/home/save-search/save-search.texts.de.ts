import { translate } from '@metier/sdk/rules';
import type * as english from './save-search.texts';

export const saveSearchTexts = translate<typeof english.saveSearchTexts>('public/home/save-search')({
  open: 'Suche speichern',
  title: 'Neue Stellen zu dieser Suche erhalten',
  lead: 'Wir senden Ihnen die neuen passenden Stellen per E-Mail, jede nur einmal.',
  name: 'Name',
  rhythm: 'Wann',
  email: 'E-Mail',
  emailHint:
    'Wir senden einen Link zur Bestätigung dorthin. Jede E-Mail enthält einen Link, mit dem Sie das Suchabo ändern oder beenden.',
  save: 'Suche speichern',
  saving: 'Wird gespeichert\u00a0…',
  saved: 'Ihre Suche ist gespeichert. Sie finden sie unter «Suchabos».',
  failed: 'Die Suche konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  requested: 'Fast geschafft',
  close: 'Schliessen',
  feed: 'Oder ohne E-Mail verfolgen:',
  feedLink: 'Feed für Ihren Feedreader (Atom)',
  list: 'Alle Ihre Suchabos',
});
