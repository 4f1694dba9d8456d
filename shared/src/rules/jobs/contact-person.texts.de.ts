import { translate } from '../languages/texts';
import type * as english from './contact-person.texts';

export const contactPersonTexts = translate<typeof english.contactPersonTexts>('rules/contact-person')({
  name: 'Geben Sie den Namen dieser Person ein.',
  email: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.ch.',
  phone: 'Geben Sie eine Telefonnummer ein, zum Beispiel +41 79 123 45 67.',
});
