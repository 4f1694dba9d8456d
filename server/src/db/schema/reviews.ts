import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** Review of a company by a seeker; public without the name, and the source of `average_rating`. */
export const companyReviews = pgTable('company_reviews', opinion(), (review) => [
  uniqueIndex('company_reviews_pair_key').on(review.jobseekerId, review.jobproviderId),
  index('company_reviews_newest_idx').on(review.jobproviderId, review.createdAt, review.id),
  check('company_reviews_rating_check', sql`${review.rating} between 1 and 5`),
]);
