import type * as english from './interviews.texts';
import { translate } from '../languages/texts';

export const interviewKindsTexts = translate<typeof english.interviewKindsTexts>('rules/interviews')({
  kinds: { on_site: 'In sede', video: 'Videochiamata', phone: 'Telefonata' },
  places: { on_site: 'Indirizzo', video: 'Link', phone: 'Numero di telefono' },
  required: 'Questo campo è obbligatorio.',
  url: 'Inserisca un URL valido, per esempio https://www.example.ch',
  phone: 'Inserisca un numero di telefono, per esempio +41 79 123 45 67.',
});
