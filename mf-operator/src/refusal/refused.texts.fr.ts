import { translate } from '@metier/sdk/rules';
import type * as english from './refused.texts';

export const refusedTexts = translate<typeof english.refusedTexts>('operator/refusal/refused')({
  title: 'Vous ne pouvez pas encore modérer',
  action: 'Aller à votre compte',
});
