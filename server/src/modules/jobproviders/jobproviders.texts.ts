import { defineTexts } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';

const english = defineTexts('server/jobproviders/jobproviders', {
  exists: 'You already have a company profile.',
  missing: 'Job provider profile not found',
});

/** Refusals about the profile of a company. */
export const jobprovidersTexts = inCurrentLanguage(english);
