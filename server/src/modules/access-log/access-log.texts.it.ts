import { translate } from '@metier/sdk/rules';
import type * as english from './access-log.texts';

export const accessLogTexts = translate<typeof english.accessLogTexts>('server/access-log/access-log')({
  operator: 'Metier',
});
