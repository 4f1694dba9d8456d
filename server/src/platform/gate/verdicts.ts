import type { Verdict } from '@metier/sdk/contract';

/** Result of a check, without the check's name. */
export type CheckResult = Omit<Verdict, 'check'>;

/** Maximum number of problems in a verdict; the rest is counted. */
const MAX_PROBLEMS = 4;

export const yes = (why: string): CheckResult => ({ verdict: 'yes', why });
export const unknown = (why: string): CheckResult => ({ verdict: 'unknown', why });

/** A "no" with one sentence for all problems and one with the suggested fix. */
export function no(problems: readonly string[], wayOut?: string): CheckResult {
  const told = problems.slice(0, MAX_PROBLEMS);
  const rest = problems.length - told.length;
  const why = `${[...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')}.`;
  return { verdict: 'no', why: wayOut === undefined ? why : `${why} ${wayOut}.` };
}

/** A "no" when there are problems, else the "yes". */
export const decide = (problems: readonly string[], good: string, findWayOut?: () => string): CheckResult =>
  problems.length > 0 ? no(problems, findWayOut?.()) : yes(good);
