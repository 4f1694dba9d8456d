import { defineTexts } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../languages/current-language';

const english = defineTexts('server/checks', {
  phone: 'Enter a phone number such as +41 79 123 45 67.',
  postalCode: 'There is no such postal code. Enter one such as 3012.',
  url: 'Enter a valid URL, such as https://www.example.ch',
  birthdate: 'Enter a date of birth in the past.',
  pastDate: 'This date is in the past.',
  amount: 'Enter an amount with at most two decimals.',
  canton: 'Choose one of the 26 cantons.',
  required: 'This field is required.',
});

/** What is wrong with a value of a profile, a job or an application. */
export const checksTexts = inCurrentLanguage(english);
