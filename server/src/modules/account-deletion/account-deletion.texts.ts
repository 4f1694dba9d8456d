import { inLanguageOfRequest } from '../../http/language/language-context';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/account-deletion/account-deletion', {
  passwordWrong: 'This is not your current password.',
});

export const deletionTexts = inLanguageOfRequest(english);
