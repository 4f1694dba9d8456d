/** Principals that send each probe; "owning" means related to the requested resource. */
export const PRINCIPALS = [
  'anonymous',
  'owning seeker',
  'other seeker',
  'owning provider',
  'other provider',
] as const;
export type Principal = (typeof PRINCIPALS)[number];
