import { translate } from '@metier/sdk/rules';
import type * as english from './checks.texts';

export const checksTexts = translate<typeof english.checksTexts>('server/checks')({
  phone: 'Geben Sie eine Telefonnummer wie +41 79 123 45 67 ein.',
  postalCode: 'Diese Postleitzahl gibt es nicht. Geben Sie eine wie 3012 ein.',
  url: 'Geben Sie eine gültige URL ein, zum Beispiel https://www.example.ch',
  birthdate: 'Geben Sie ein Geburtsdatum in der Vergangenheit ein.',
  pastDate: 'Dieses Datum liegt in der Vergangenheit.',
  amount: 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein.',
  canton: 'Wählen Sie einen der 26 Kantone.',
  required: 'Bitte füllen Sie dieses Feld aus.',
});
