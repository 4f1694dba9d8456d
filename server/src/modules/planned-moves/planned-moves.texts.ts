import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/planned-moves/planned-moves', {
  planned: 'This application is being moved already.',
  notRejected: 'Only a rejection has a reason.',
  /** Subject of the message, at most 200 characters long. */
  subject: (job: string) => `Your application for ${job}`.slice(0, 200),
});

export const plannedMovesTexts = inCurrentLanguage(english);
