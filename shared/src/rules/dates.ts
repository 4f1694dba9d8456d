const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T/;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const [MARCH, OCTOBER] = [2, 9];

/** `dd/mm/yyyy` of a date (`YYYY-MM-DD`) or a timestamp (ISO 8601); undefined if it is missing or neither. */
export function formatDate(iso: string | null | undefined): string | undefined {
  if (!iso) return undefined;
  if (isDate(iso)) return iso.split('-').reverse().join('/');
  const moment = TIMESTAMP.test(iso) ? Date.parse(iso) : NaN;
  return Number.isNaN(moment) ? undefined : formatSwissDay(moment);
}

/**
 * Moments are shown as the day in Switzerland, so that the server and every browser write the same. By the rule of summer
 * time as it has been since 1996, because the first formatter of `Intl` costs a page 30 ms.
 */
function formatSwissDay(moment: number): string {
  const year = new Date(moment).getUTCFullYear();
  const isSummer = findClockChange(year, MARCH) <= moment && moment < findClockChange(year, OCTOBER);
  const clock = new Date(moment + (isSummer ? 2 : 1) * HOUR_MS);
  const parts = [clock.getUTCDate(), clock.getUTCMonth() + 1, clock.getUTCFullYear()];
  return parts.map((part) => String(part).padStart(2, '0')).join('/');
}

/** When Europe changes its clocks: on the last Sunday of the month, at one o'clock UTC. */
function findClockChange(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month, 31, 1));
  return last.getTime() - last.getUTCDay() * DAY_MS;
}

/** Whether the text is a day of the calendar, written `YYYY-MM-DD`: 2026-02-30 is none. */
export function isDate(text: string): boolean {
  const day = CALENDAR_DATE.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Full years of 365 days since `birthdate` (`YYYY-MM-DD`); undefined if it is missing, none or to come. */
export function age(birthdate: string | null | undefined, today: Date): number | undefined {
  if (!birthdate || !isDate(birthdate)) return undefined;
  const elapsed = today.getTime() - Date.parse(`${birthdate}T00:00:00Z`);
  return elapsed < 0 ? undefined : Math.floor(elapsed / (365 * DAY_MS));
}
