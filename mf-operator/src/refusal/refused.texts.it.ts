import { translate } from '@metier/sdk/rules';
import type * as english from './refused.texts';

export const refusedTexts = translate<typeof english.refusedTexts>('operator/refusal/refused')({
  title: 'Non può ancora moderare',
  action: 'Vai al Suo account',
});
