import { defineTexts } from '@metier/sdk/rules';
import text from './support.md';

export const supportTexts = defineTexts('public/legal/support', { text });
