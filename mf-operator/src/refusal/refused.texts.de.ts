import { translate } from '@metier/sdk/rules';
import type * as english from './refused.texts';

export const refusedTexts = translate<typeof english.refusedTexts>('operator/refusal/refused')({
  title: 'Sie können noch nicht moderieren',
  action: 'Zu Ihrem Konto',
});
