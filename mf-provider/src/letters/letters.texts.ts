import { defineTexts } from '@metier/sdk/rules';

/** Texts around letters to candidates, whose own texts are in the language of the letter. */
export const lettersTexts = defineTexts('provider/letters', {
  language: 'Language',
  subject: (subject: string) => `Subject: ${subject}`,
  loading: 'Loading the text…',
  failed: 'The text could not be loaded in this language',
});
