import { translate } from '@metier/sdk/rules';
import text from './sources.it.md';
import type * as english from './sources.texts';

export const sourcesTexts = translate<typeof english.sourcesTexts>('public/legal/sources')({
  text,
  changedOn: '2026-11-23',
});
