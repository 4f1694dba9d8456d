import type { ApplicationStatus } from '@metier/sdk/rules';

const MAIN_MOVES: readonly ApplicationStatus[] = ['shortlisted', 'interview', 'hired'];

/** The next step of an application, if one is allowed. */
export const findMainMove = (moves: readonly ApplicationStatus[]): ApplicationStatus | undefined =>
  MAIN_MOVES.find((to) => moves.includes(to));
