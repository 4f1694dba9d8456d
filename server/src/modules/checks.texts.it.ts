import { translate } from '@metier/sdk/rules';
import type * as english from './checks.texts';

export const checksTexts = translate<typeof english.checksTexts>('server/checks')({
  phone: 'Inserisca un numero di telefono come +41 79 123 45 67.',
  postalCode: 'Questo NPA non esiste. Ne inserisca uno come 3012.',
  url: 'Inserisca un URL valido, per esempio https://www.example.ch',
  birthdate: 'Inserisca una data di nascita nel passato.',
  pastDate: 'Questa data è nel passato.',
  amount: 'Inserisca un importo con al massimo due decimali.',
  canton: 'Scelga uno dei 26 cantoni.',
  required: 'Questo campo è obbligatorio.',
});
