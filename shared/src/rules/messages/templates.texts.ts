import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { DEFAULT_CLOSING_TEXT, PLACEHOLDERS, TEMPLATE_KINDS } from './templates';

/**
 * Names of templates and placeholders, the closing notice of a company that has not written its own, and the
 * subject of rejections and closing notices.
 */
export const templateKindsTexts = defineTexts('rules/templates', {
  kinds: textsOf(TEMPLATE_KINDS, 'label'),
  placeholders: textsOf(PLACEHOLDERS, 'label'),
  closing: DEFAULT_CLOSING_TEXT as string,
  /** At most 200 characters long. */
  subject: (job: string) => `Your application for ${job}`.slice(0, 200),
});
