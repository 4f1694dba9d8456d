import { translate } from '../languages/texts';
import type * as english from './password.texts';

/** Strength of a password: the four bars of the meter. */
export const passwordTexts = translate<typeof english.passwordTexts>('rules/password')({
  strength: ['', 'Schwach', 'Mässig', 'Gut', 'Stark'],
});
