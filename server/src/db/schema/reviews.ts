import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofAny, ofCompany, ofSeeker } from '../personal-data/whose';
import { createdMoment, identity } from './columns';
import { jobproviders } from './jobproviders';
import { jobseekers } from './jobseekers';

const opinion = () => ({
  id: identity(),
  jobproviderId: integer()
    .notNull()
    .references(() => jobproviders.id, { onDelete: 'cascade' }),
  jobseekerId: integer()
    .notNull()
    .references(() => jobseekers.id, { onDelete: 'cascade' }),
  rating: integer().notNull(),
  title: text().notNull().default(''),
  comment: text().notNull().default(''),
  pros: text().notNull().default(''),
  cons: text().notNull().default(''),
  createdAt: createdMoment(),
});

/** Review of a hired seeker by a company; visible only to these two. */
export const seekerReviews = pgTable('seeker_reviews', opinion(), (review) => [
  uniqueIndex('seeker_reviews_pair_key').on(review.jobproviderId, review.jobseekerId),
  index('seeker_reviews_newest_idx').on(review.jobseekerId, review.createdAt, review.id),
  check('seeker_reviews_rating_check', sql`${review.rating} between 1 and 5`),
]);

export const seekerReviewsData = declare(seekerReviews, {
  rows: ofAny(
    seekerReviews,
    seekerReviews.id,
    ofSeeker(seekerReviews.jobseekerId),
    ofCompany(seekerReviews.jobproviderId),
  ),
  columns: {
    id: 'not personal',
    jobproviderId: 'shared',
    jobseekerId: 'shared',
    rating: 'shared',
    title: 'shared',
    comment: 'shared',
    pros: 'shared',
    cons: 'shared',
    createdAt: 'shared',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  why: 'Read by these two alone, so it goes with either.',
});

/** Review of a company by a seeker; public without the name, and the source of `average_rating`. */
export const companyReviews = pgTable('company_reviews', opinion(), (review) => [
  uniqueIndex('company_reviews_pair_key').on(review.jobseekerId, review.jobproviderId),
  index('company_reviews_newest_idx').on(review.jobproviderId, review.createdAt, review.id),
  check('company_reviews_rating_check', sql`${review.rating} between 1 and 5`),
]);

export const companyReviewsData = declare(companyReviews, {
  rows: ofSeeker(companyReviews.jobseekerId),
  about: ofCompany(companyReviews.jobproviderId),
  columns: {
    id: 'not personal',
    jobproviderId: 'not personal',
    jobseekerId: 'personal',
    rating: 'personal',
    title: 'personal',
    comment: 'personal',
    pros: 'personal',
    cons: 'personal',
    createdAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  why: 'The company must not learn its author, so it is in the export of the author alone.',
});
