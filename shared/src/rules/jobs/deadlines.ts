import { durationsTexts } from '../time/durations.texts';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** From so many days before the deadline, a result of the search shows the days that are left. */
export const DEADLINE_NEAR_DAYS = 14;

/** Whether an application deadline (`YYYY-MM-DD`) has passed; its day still counts. */
export const isPastDeadline = (deadline: string | null | undefined, today: string): boolean =>
  Boolean(deadline) && String(deadline) < today;

/** Days from `today` to the deadline, both `YYYY-MM-DD`: 0 on the last day; undefined without one or after it. */
export function daysUntil(deadline: string | null | undefined, today: string): number | undefined {
  if (!deadline) return undefined;
  const days = Math.round((Date.parse(deadline) - Date.parse(today)) / DAY_MS);
  return days >= 0 ? days : undefined;
}

/** `5 days left`, `1 day left` or `Last day to apply`; undefined without a deadline or after it. */
export function describeDaysLeft(
  deadline: string | null | undefined,
  today: string,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  const days = daysUntil(deadline, today);
  if (days === undefined) return undefined;
  const texts = textsIn(language, durationsTexts);
  return days === 0 ? texts.lastDay : texts.daysLeft(days);
}
