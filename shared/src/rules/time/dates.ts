import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T/;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const [MARCH, OCTOBER] = [2, 9];

/**
 * `dd/mm/yyyy` of a date (`YYYY-MM-DD`) or a timestamp (ISO 8601), with dots in the languages of Switzerland;
 * undefined if it is missing or invalid. A timestamp is shown as the day in Switzerland, so that the server and
 * every browser render the same.
 */
export function formatDate(
  iso: string | null | undefined,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  if (!iso) return undefined;
  const moment = TIMESTAMP.test(iso) ? Date.parse(iso) : NaN;
  const day = Number.isNaN(moment) ? iso : toSwissClock(moment).toISOString().slice(0, 10);
  if (!isDate(day)) return undefined;
  return day
    .split('-')
    .reverse()
    .join(language === DEFAULT_LANGUAGE ? '/' : '.');
}

/** Today in Switzerland as `YYYY-MM-DD`, the same for the server and for every browser. */
export const swissToday = (now: Date): string => toSwissClock(now.getTime()).toISOString().slice(0, 10);

/** The last second of a day (`YYYY-MM-DD`) in Switzerland; the clocks never change at midnight. */
export function endOfSwissDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + DAY_MS;
  const shownAtWinterTime = toSwissClock(midnight - HOUR_MS).getTime();
  return new Date(midnight - HOUR_MS - (shownAtWinterTime - midnight) - 1000);
}

/**
 * A date whose UTC fields show the time in Switzerland. Implements the summer time rule in force since 1996,
 * because the first formatter of `Intl` costs a page 30 ms.
 */
export function toSwissClock(moment: number): Date {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = findClockChange(year, MARCH) <= moment && moment < findClockChange(year, OCTOBER);
  return new Date(moment + (isSummer ? 2 : 1) * HOUR_MS);
}

/** European clock change: the last Sunday of the month at 01:00 UTC. */
function findClockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** Whether a person can be born on that day (`YYYY-MM-DD`): since 1900, and before today. */
export const isBirthdate = (day: string, today: string): boolean =>
  isDate(day) && day >= '1900-01-01' && day < today;

/** Whether the text is a valid calendar day `YYYY-MM-DD`; false for 2026-02-30. */
export function isDate(text: string): boolean {
  const day = CALENDAR_DATE.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * Full years of 365 days since `birthdate` (`YYYY-MM-DD`); undefined if it is missing, invalid or in the
 * future.
 */
export function age(birthdate: string | null | undefined, today: Date): number | undefined {
  if (!birthdate || !isDate(birthdate)) return undefined;
  const elapsed = today.getTime() - Date.parse(`${birthdate}T00:00:00Z`);
  return elapsed < 0 ? undefined : Math.floor(elapsed / (365 * DAY_MS));
}
