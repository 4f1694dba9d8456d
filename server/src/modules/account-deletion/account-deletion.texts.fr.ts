import { translate } from '@metier/sdk/rules';
import type * as english from './account-deletion.texts';

export const deletionTexts = translate<typeof english.deletionTexts>(
  'server/account-deletion/account-deletion',
)({
  passwordWrong: 'Ce n’est pas votre mot de passe actuel.',
});
