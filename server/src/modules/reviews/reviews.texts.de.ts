import { translate } from '@metier/sdk/rules';
import type * as english from './reviews.texts';

/** Texts of the review endpoints. */
export const reviewsTexts = translate<typeof english.reviewsTexts>('server/reviews/reviews')({
  notHired: 'Sie können eine Person bewerten, sobald Sie sie eingestellt haben.',
  notHandled:
    'Sie können eine Firma bewerten, sobald sie Ihre Bewerbung bearbeitet hat und die Bewerbung abgeschlossen ist.',
  seekerReviewed: 'Sie haben diese Person bereits bewertet.',
  companyReviewed: 'Sie haben diese Firma bereits bewertet.',
});
