/** Principals that send each probe; "owning" means related to the requested resource.
 * "one factor" is an operator who has signed in with the password alone and has no second factor,
 * "unverified" is another provider whose address is not confirmed, "locked" one whose account is blocked. */
export const PRINCIPALS = [
  'anonymous',
  'owning seeker',
  'other seeker',
  'owning provider',
  'other provider',
  'operator',
  'one factor',
  'unverified',
  'locked',
] as const;
export type Principal = (typeof PRINCIPALS)[number];
