import { defineTexts, TERMS_VERSION } from '@metier/sdk/rules';
import text from './terms.md';

export const termsTexts = defineTexts('public/legal/terms', { text, changedOn: TERMS_VERSION });
