import type { Verdict } from '@metier/shared/contract';

/** What a check has found out, before it is known by its name. */
export type Finding = Omit<Verdict, 'check'>;

/** What a verdict tells at most; the rest is counted. */
const MOST_PROBLEMS = 4;

export const yes = (why: string): Finding => ({ verdict: 'yes', why });
export const unknown = (why: string): Finding => ({ verdict: 'unknown', why });

/** One sentence of all problems, and one of what can be done. */
export function no(problems: readonly string[], wayOut?: string): Finding {
  const told = problems.slice(0, MOST_PROBLEMS);
  const rest = problems.length - told.length;
  const why = `${[...told, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ')}.`;
  return { verdict: 'no', why: wayOut === undefined ? why : `${why} ${wayOut}.` };
}

/** A "no" when there are problems, else the "yes". */
export const decide = (problems: readonly string[], good: string, findWayOut?: () => string): Finding =>
  problems.length > 0 ? no(problems, findWayOut?.()) : yes(good);
