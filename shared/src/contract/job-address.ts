import { Type, type Static } from 'typebox';
import { Nullable } from './common';

/** The known place that the location of a job names. It has no canton abroad, and `country` is the ISO code. */
export const JobAddress = Type.Object({
  postal_code: Nullable(Type.String()),
  locality: Nullable(Type.String()),
  canton: Nullable(Type.String()),
  country: Type.String(),
});
export type JobAddress = Static<typeof JobAddress>;
