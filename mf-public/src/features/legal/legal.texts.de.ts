import { translate } from '@metier/sdk/rules';
import type * as english from './legal.texts';

export const legalTexts = translate<typeof english.legalTexts>('public/legal/legal')({
  changed: (day) => `Zuletzt geändert am ${day}`,
  contents: 'Auf dieser Seite',
  columns: { what: 'Was', why: 'Wozu', until: 'Bis wann' },
  contact: {
    title: 'Noch eine Frage?',
    lead: 'Schreiben Sie uns oder rufen Sie uns an, auf Deutsch, Französisch, Italienisch oder Englisch. Es antworten Menschen, an Werktagen innert zwei Tagen.',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Adresse',
  },
});
