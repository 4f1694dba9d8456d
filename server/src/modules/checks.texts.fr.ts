import { translate } from '@metier/sdk/rules';
import type * as english from './checks.texts';

export const checksTexts = translate<typeof english.checksTexts>('server/checks')({
  phone: 'Saisissez un numéro de téléphone tel que +41 79 123 45 67.',
  postalCode: 'Ce NPA n’existe pas. Saisissez-en un tel que 3012.',
  url: 'Saisissez une URL valable, par exemple https://www.example.ch',
  birthdate: 'Saisissez une date de naissance passée.',
  pastDate: 'Cette date est passée.',
  amount: 'Saisissez un montant avec deux décimales au plus.',
  canton: 'Choisissez l’un des 26 cantons.',
  required: 'Ce champ est obligatoire.',
});
