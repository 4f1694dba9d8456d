import { Type, type Static } from 'typebox';
import { Id, Nullable, OptionalText, PageQuery, Timestamp } from './common';

const opinion = {
  id: Id,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  title: Type.String(),
  comment: Type.String(),
  pros: Type.String(),
  cons: Type.String(),
  created_at: Timestamp,
  job_provider: Type.Object({
    id: Id,
    company_name: Type.String(),
    company_logo: Nullable(Type.String()),
  }),
};

/** What a company says of a candidate it hired; these two alone read it. */
export const SeekerReview = Type.Object({ ...opinion, job_seeker: Id });
export type SeekerReview = Static<typeof SeekerReview>;

/** What a candidate says of a company: read by everybody, and nobody learns whose it is; `is_mine` tells the author. */
export const CompanyReview = Type.Object({ ...opinion, is_mine: Type.Boolean() });
export type CompanyReview = Static<typeof CompanyReview>;

/** A review to be published. */
export const ReviewBody = Type.Object({
  rating: opinion.rating,
  title: OptionalText(200),
  comment: OptionalText(5_000),
  pros: OptionalText(2_000),
  cons: OptionalText(2_000),
});
export type ReviewBody = Static<typeof ReviewBody>;

export const SeekerReviewBody = Type.Object({ ...ReviewBody.properties, job_seeker: Id });
export type SeekerReviewBody = Static<typeof SeekerReviewBody>;

export const SeekerReviewsQuery = Type.Object({ ...PageQuery.properties, job_seeker: Type.Optional(Id) });
export type SeekerReviewsQuery = Static<typeof SeekerReviewsQuery>;
