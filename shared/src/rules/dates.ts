const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T/;
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Moments are shown as the day in Switzerland, so that the server and every browser write the same. */
const SWISS_DAY = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'Europe/Zurich',
});

/** `dd/mm/yyyy` of a date (`YYYY-MM-DD`) or a timestamp (ISO 8601); undefined if it is missing or neither. */
export function formatDate(iso: string | null | undefined): string | undefined {
  if (!iso) return undefined;
  if (isDate(iso)) return iso.split('-').reverse().join('/');
  const moment = TIMESTAMP.test(iso) ? Date.parse(iso) : NaN;
  return Number.isNaN(moment) ? undefined : SWISS_DAY.format(moment);
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
  return elapsed < 0 ? undefined : Math.floor(elapsed / YEAR_MS);
}
