import { translate } from '../languages/texts';
import type * as english from './interviews.texts';

export const interviewKindsTexts = translate<typeof english.interviewKindsTexts>('rules/interviews')({
  kinds: { on_site: 'Sur place', video: 'Appel vidéo', phone: 'Appel téléphonique' },
  places: { on_site: 'Adresse', video: 'Lien', phone: 'Numéro de téléphone' },
  required: 'Ce champ est obligatoire.',
  url: 'Indiquez une adresse web valable, par exemple https://www.example.ch',
  phone: 'Indiquez un numéro de téléphone, par exemple +41 79 123 45 67.',
});
