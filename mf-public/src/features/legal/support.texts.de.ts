import { translate } from '@metier/sdk/rules';
import text from './support.de.md';
import type * as english from './support.texts';

export const supportTexts = translate<typeof english.supportTexts>('public/legal/support')({ text });
