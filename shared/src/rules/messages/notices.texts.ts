import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { NOTICE_KINDS } from './notices';

/** Names of the kinds of notices, as in the settings. */
export const noticeKindsTexts = defineTexts('rules/notices', {
  kinds: textsOf(NOTICE_KINDS, 'label'),
  /** The daily mail with all of its kinds. */
  daily: 'The daily mail',
});
