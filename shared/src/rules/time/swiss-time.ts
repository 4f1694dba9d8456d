import { isDate, toSwissClock } from './dates';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { swissTimeTexts } from './swiss-time.texts';

const HOUR_MS = 60 * 60 * 1000;
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T(([01]\d|2[0-3]):[0-5]\d)$/;

/** The day of a timestamp in Switzerland as `YYYY-MM-DD`. */
export const toSwissDay = (timestamp: string): string =>
  toSwissClock(Date.parse(timestamp)).toISOString().slice(0, 10);

/** The time of a timestamp in Switzerland as `HH:mm`. */
export const formatSwissClock = (timestamp: string): string =>
  toSwissClock(Date.parse(timestamp)).toISOString().slice(11, 16);

/** The day of a timestamp in Switzerland, such as `Tuesday, 1 December 2026`. */
export function formatSwissDay(timestamp: string, language: Language = DEFAULT_LANGUAGE): string {
  const { weekdays, months, day } = textsIn(language, swissTimeTexts);
  const clock = toSwissClock(Date.parse(timestamp));
  return day({
    weekday: weekdays[clock.getUTCDay()] ?? '',
    day: clock.getUTCDate(),
    month: months[clock.getUTCMonth()] ?? '',
    year: clock.getUTCFullYear(),
  });
}

/** Day and time of a timestamp in Switzerland, such as `Tuesday, 1 December 2026, 14:30`. */
export const formatSwissMoment = (timestamp: string, language: Language = DEFAULT_LANGUAGE): string =>
  `${formatSwissDay(timestamp, language)}, ${formatSwissClock(timestamp)}`;

/**
 * The instant of a local time in Switzerland (`YYYY-MM-DDTHH:mm`), the first of two when the clock is set
 * back; undefined for an invalid time and for one that the clock skips.
 */
export function readSwissTime(local: string): Date | undefined {
  const [, day = ''] = LOCAL_TIME.exec(local) ?? [];
  if (!isDate(day)) return undefined;
  const reading = Date.parse(`${local}:00Z`);
  return [2, 1]
    .map((hours) => reading - hours * HOUR_MS)
    .filter((instant) => toSwissClock(instant).getTime() === reading)
    .map((instant) => new Date(instant))[0];
}
