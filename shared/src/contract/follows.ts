import { Type, type Static } from 'typebox';
import { Count, Id, Nullable, PageQuery, Timestamp } from './common';

export const FollowedCompany = Type.Object({
  id: Id,
  company_name: Type.String(),
  company_logo: Nullable(Type.String()),
  company_city: Type.String(),
  company_region: Type.String(),
  active_jobs: Count,
  followed_at: Timestamp,
});
export type FollowedCompany = Static<typeof FollowedCompany>;

/** `company` narrows the list to one company. */
export const FollowsQuery = Type.Object({ ...PageQuery.properties, company: Type.Optional(Id) });
export type FollowsQuery = Static<typeof FollowsQuery>;
