import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { DEFAULT_CLOSING_TEXT, PLACEHOLDERS, TEMPLATE_KINDS } from './templates';

/** Names of templates and placeholders, and the closing notice of a company that has not written its own. */
export const templateKindsTexts = defineTexts('rules/templates', {
  kinds: textsOf(TEMPLATE_KINDS, 'label'),
  placeholders: textsOf(PLACEHOLDERS, 'label'),
  closing: DEFAULT_CLOSING_TEXT as string,
});
