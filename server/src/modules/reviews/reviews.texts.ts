import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Texts of the review endpoints. */
const english = defineTexts('server/reviews/reviews', {
  notHired: 'You can review a candidate once you have hired them.',
  notHandled: 'You can review a company once it has handled your application and the application has ended.',
  seekerReviewed: 'You have already reviewed this candidate.',
  companyReviewed: 'You have already reviewed this company.',
});

export const reviewsTexts = inCurrentLanguage(english);
