import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/closing-notices/closing-notices', {
  /** Subject of the message, at most 200 characters long. */
  subject: (job: string) => `Your application for ${job}`.slice(0, 200),
  templateName: 'Closing notice',
});

export const closingTexts = inCurrentLanguage(english);
