import { defineTexts } from '../languages/texts';

export const contactPersonTexts = defineTexts('rules/contact-person', {
  name: 'Enter the name of this person.',
  email: 'Enter an email address such as name@example.ch.',
  phone: 'Enter a phone number such as +41 79 123 45 67.',
});
