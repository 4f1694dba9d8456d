import { translate } from '@metier/sdk/rules';
import type * as english from './reviews.texts';

export const reviewsTexts = translate<typeof english.reviewsTexts>('server/reviews/reviews')({
  notHired: 'Vous pourrez évaluer cette personne une fois que vous l’aurez engagée.',
  notHandled:
    'Vous pourrez évaluer une entreprise une fois qu’elle aura traité votre candidature et que celle-ci sera terminée.',
  seekerReviewed: 'Vous avez déjà évalué cette personne.',
  companyReviewed: 'Vous avez déjà évalué cette entreprise.',
});
