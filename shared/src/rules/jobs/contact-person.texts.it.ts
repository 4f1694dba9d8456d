import type * as english from './contact-person.texts';
import { translate } from '../languages/texts';

export const contactPersonTexts = translate<typeof english.contactPersonTexts>('rules/contact-person')({
  name: 'Inserisca il nome di questa persona.',
  email: 'Inserisca un indirizzo e-mail, per esempio nome@example.com.',
  phone: 'Inserisca un numero di telefono, per esempio +41 79 123 45 67.',
});
