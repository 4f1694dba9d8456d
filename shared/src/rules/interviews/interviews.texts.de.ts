import { translate } from '../languages/texts';
import type * as english from './interviews.texts';

/** Kinds of interviews, and what can be wrong with their places. */
export const interviewKindsTexts = translate<typeof english.interviewKindsTexts>('rules/interviews')({
  kinds: { on_site: 'Vor Ort', video: 'Videogespräch', phone: 'Telefongespräch' },
  places: { on_site: 'Adresse', video: 'Link', phone: 'Telefonnummer' },
  required: 'Bitte füllen Sie dieses Feld aus.',
  url: 'Geben Sie eine gültige Adresse ein, zum Beispiel https://www.example.ch',
  phone: 'Geben Sie eine Telefonnummer ein, zum Beispiel +41 79 123 45 67.',
});
