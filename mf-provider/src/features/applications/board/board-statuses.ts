import type { ApplicationStatus } from '@metier/shared/rules';

/** The columns of the board, from left to right; who has withdrawn stands in the table alone. */
export const BOARD_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'hired',
  'rejected',
] as const satisfies readonly ApplicationStatus[];

/** How many cards a column shows; the table has the rest. */
export const COLUMN_SIZE = 20;
