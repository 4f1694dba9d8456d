import { translate } from '../languages/texts';
import type * as english from './contact-person.texts';

export const contactPersonTexts = translate<typeof english.contactPersonTexts>('rules/contact-person')({
  name: 'Indiquez le nom de cette personne.',
  email: 'Indiquez une adresse e-mail, par exemple nom@example.ch.',
  phone: 'Indiquez un numéro de téléphone, par exemple +41 79 123 45 67.',
});
