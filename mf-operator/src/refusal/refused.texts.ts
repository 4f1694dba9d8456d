import { defineTexts } from '@metier/sdk/rules';

export const refusedTexts = defineTexts('operator/refusal/refused', {
  title: 'You cannot moderate yet',
  action: 'Go to Your Account',
});
