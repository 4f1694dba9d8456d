import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Texts of the newsletter endpoints. */
const english = defineTexts('server/newsletter/newsletter', {
  asked: 'Check your inbox: the link in our mail confirms your subscription.',
  unknownLink: 'This link is no longer valid. Please subscribe again.',
});

export const newsletterTexts = inCurrentLanguage(english);
