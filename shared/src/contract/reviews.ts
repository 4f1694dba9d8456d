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

/** A company's review of a candidate it hired; visible only to these two. */
export const SeekerReview = Type.Object({ ...opinion, job_seeker: Id });
export type SeekerReview = Static<typeof SeekerReview>;

/** A candidate's review of a company: public and anonymous; `is_mine` is true only for its author. */
export const CompanyReview = Type.Object({ ...opinion, is_mine: Type.Boolean() });
export type CompanyReview = Static<typeof CompanyReview>;

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
