import { defineTexts } from '../languages/texts';
import { STRENGTH_LABELS } from './password';

/** Strength of a password: the four bars of the meter. */
export const passwordTexts = defineTexts('rules/password', { strength: STRENGTH_LABELS });
