import { translate } from '../languages/texts';
import type * as english from './password.texts';

export const passwordTexts = translate<typeof english.passwordTexts>('rules/password')({
  strength: ['', 'Debole', 'Discreta', 'Buona', 'Forte'],
});
