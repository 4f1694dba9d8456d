import { translate } from '@metier/sdk/rules';
import type * as english from './account-deletion.texts';

export const deletionTexts = translate<typeof english.deletionTexts>(
  'server/account-deletion/account-deletion',
)({
  passwordWrong: 'Questa non è la Sua password attuale.',
});
