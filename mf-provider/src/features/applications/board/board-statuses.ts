import type { ApplicationStatus } from '@metier/sdk/rules';

/** Columns of the board from left to right; withdrawn applications are only in the table. */
export const BOARD_STATUSES = [
  'pending',
  'reviewed',
  'shortlisted',
  'interview',
  'hired',
  'rejected',
] as const satisfies readonly ApplicationStatus[];

/** Maximum number of cards in a column; the table lists the rest. */
export const COLUMN_SIZE = 20;
