/** Principals that send each probe; "owning" means related to the requested resource.
 * "unverified" is another provider whose address is not confirmed, "locked" one whose account is blocked. */
export const PRINCIPALS = [
  'anonymous',
  'owning seeker',
  'other seeker',
  'owning provider',
  'other provider',
  'operator',
  'unverified',
  'locked',
] as const;
export type Principal = (typeof PRINCIPALS)[number];
