import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Texts of reports, cases and decisions. */
const english = defineTexts('server/moderation/moderation', {
  thanks: 'Thank you. We look at every report.',
  reportedBefore: 'Thank you. We already have your report, and will look at it.',
  ownContent: 'You cannot report what is your own.',
  otherReason: 'This reason does not fit here.',
  unknownPosition: 'This position is unknown.',
  notPossible: 'This is not possible in the present state of the case.',
  appealed: 'You have answered this decision already.',
  notAppealable: 'This decision cannot be answered.',
});

export const moderationTexts = inCurrentLanguage(english);
