import { defineTexts } from '@metier/sdk/rules';
import text from './sources.md';

export const sourcesTexts = defineTexts('public/legal/sources', { text, changedOn: '2026-11-23' });
