import { defineTexts } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';

const english = defineTexts('server/jobseekers/jobseekers', {
  exists: 'You already have a profile.',
  missing: 'Job seeker profile not found',
});

/** Refusals about the profile of a candidate. */
export const jobseekersTexts = inCurrentLanguage(english);
