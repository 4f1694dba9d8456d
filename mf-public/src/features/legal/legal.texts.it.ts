import { translate } from '@metier/sdk/rules';
import type * as english from './legal.texts';

export const legalTexts = translate<typeof english.legalTexts>('public/legal/legal')({
  changed: (day) => `Ultima modifica il ${day}`,
  contents: 'In questa pagina',
  columns: { what: 'Che cosa', why: 'A che scopo', until: 'Fino a quando' },
  contact: {
    title: 'Ha ancora una domanda?',
    lead: 'Ci scriva o ci telefoni, in inglese, francese, italiano o tedesco. Le risponde una persona, entro due giorni lavorativi.',
    email: 'E-mail',
    phone: 'Telefono',
    address: 'Indirizzo',
  },
});
