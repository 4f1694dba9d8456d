import { translate } from '@metier/sdk/rules';
import type * as english from './legal.texts';

export const legalTexts = translate<typeof english.legalTexts>('public/legal/legal')({
  changed: (day) => `Dernière modification le ${day}`,
  contents: 'Sur cette page',
  columns: { what: 'Quoi', why: 'Pourquoi', until: 'Jusqu’à quand' },
  contact: {
    title: 'Encore une question\u00a0?',
    lead: 'Écrivez-nous ou appelez-nous, en français, en allemand, en italien ou en anglais. Une vraie personne vous répond, les jours ouvrables, dans un délai de deux jours.',
    email: 'E-mail',
    phone: 'Téléphone',
    address: 'Adresse',
  },
});
