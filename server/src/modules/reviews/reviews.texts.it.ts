import { translate } from '@metier/sdk/rules';
import type * as english from './reviews.texts';

export const reviewsTexts = translate<typeof english.reviewsTexts>('server/reviews/reviews')({
  notHired: 'Può recensire una persona candidata dopo averla assunta.',
  notHandled: 'Può recensire un’azienda quando ha trattato la Sua candidatura e la candidatura è conclusa.',
  seekerReviewed: 'Ha già recensito questa persona.',
  companyReviewed: 'Ha già recensito questa azienda.',
});
