import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/account-deletion/account-deletion', {
  passwordWrong: 'This is not your current password.',
});

export const deletionTexts = inCurrentLanguage(english);
