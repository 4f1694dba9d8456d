import { TERMS_VERSION, translate } from '@metier/sdk/rules';
import text from './terms.it.md';
import type * as english from './terms.texts';

export const termsTexts = translate<typeof english.termsTexts>('public/legal/terms')({
  text,
  changedOn: TERMS_VERSION,
});
