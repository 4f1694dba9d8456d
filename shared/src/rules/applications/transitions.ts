import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import type { AccountType } from '../people/roles';
import { APPLICATION_STATUSES, hasEnded, type ApplicationStatus } from './statuses';
import { transitionsTexts } from './transitions.texts';

/** Allowed status transitions per role: the only table, used by the API and every button. */
const TRANSITIONS: Record<ApplicationStatus, Record<AccountType, readonly ApplicationStatus[]>> = {
  pending: { job_provider: ['reviewed', 'shortlisted', 'rejected'], job_seeker: ['withdrawn'] },
  reviewed: { job_provider: ['shortlisted', 'hired', 'rejected'], job_seeker: ['withdrawn'] },
  shortlisted: { job_provider: ['interview', 'hired', 'rejected'], job_seeker: ['withdrawn'] },
  interview: { job_provider: ['hired', 'rejected'], job_seeker: ['withdrawn'] },
  hired: { job_provider: [], job_seeker: ['withdrawn'] },
  rejected: { job_provider: [], job_seeker: ['withdrawn'] },
  withdrawn: { job_provider: [], job_seeker: [] },
};

export type TransitionResult = 'allowed' | 'same' | 'refused';

/** The statuses that `role` may set next, in the order in which buttons show them. */
export function nextStatuses(from: ApplicationStatus, role: AccountType): readonly ApplicationStatus[] {
  return TRANSITIONS[from][role];
}

const QUICK_MOVES = ['shortlisted', 'hired', 'rejected'] as const satisfies readonly ApplicationStatus[];
export type QuickMove = (typeof QUICK_MOVES)[number];

/** The moves that an employer's lists offer beside an application; its details offer all that are allowed. */
export function quickMoves(from: ApplicationStatus): QuickMove[] {
  return QUICK_MOVES.filter((to) => nextStatuses(from, 'job_provider').includes(to));
}

/** `same` is a no-op that succeeds. */
export function checkTransition(
  from: ApplicationStatus,
  to: ApplicationStatus,
  role: AccountType,
): TransitionResult {
  if (from === to) return 'same';
  return nextStatuses(from, role).includes(to) ? 'allowed' : 'refused';
}

const isAhead = (from: ApplicationStatus, to: ApplicationStatus) =>
  APPLICATION_STATUSES.indexOf(to) > APPLICATION_STATUSES.indexOf(from);

/** Why `checkTransition` refuses a move, in a sentence for the person who tried it. */
export function explainRefusal(
  from: ApplicationStatus,
  to: ApplicationStatus,
  role: AccountType,
  language: Language = DEFAULT_LANGUAGE,
): string {
  const texts = textsIn(language, transitionsTexts);
  if (hasEnded(from)) return texts.already[from];
  if (role === 'job_seeker') return texts.companyOnly;
  if (to === 'withdrawn') return texts.candidateOnly;
  if (!isAhead(from, to)) return texts.already[from];
  return to === 'interview' ? texts.shortlistFirst : texts.reviewFirst;
}
