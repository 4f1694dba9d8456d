import { companyReviewsData, seekerReviewsData } from '../../db/schema/reviews';
import type { Module } from '../../module';
import { companyReviewsRoutes, seekerReviewsRoutes } from './reviews.routes';

export const reviewsModule = {
  routes: [
    { prefix: '/auth/reviews-by-provider', routes: seekerReviewsRoutes },
    { prefix: '/auth/jobproviders', routes: companyReviewsRoutes },
  ],
  personalData: {
    seekerReviews: seekerReviewsData,
    companyReviews: companyReviewsData,
  },
} satisfies Module;
