import type { Random } from './random';

const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** Midnight (UTC) at the start of the day of `moment`: the current time of the demo board. */
export function startOfDay(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / DAY) * DAY);
}

export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY);
}

/** `YYYY-MM-DD`. */
export function writeDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** A time between 6:00 and 17:59 UTC, `daysAgo` days before `today` (at least one). */
export function randomWorkingTime(random: Random, today: Date, daysAgo: number): Date {
  const minutes = random.integer(6 * 60, 18 * 60 - 1);
  return new Date(
    today.getTime() - Math.max(1, daysAgo) * DAY + minutes * 60_000 + random.integer(0, 59) * 1000,
  );
}

/** A time `low` to `high` hours after `moment`, but always before `today`. */
export function randomTimeAfter(random: Random, moment: Date, low: number, high: number, today: Date): Date {
  const wanted = moment.getTime() + (low + random.next() * (high - low)) * HOUR;
  const latest = today.getTime() - 1000;
  const inDaytime = Math.floor(wanted / DAY) * DAY + random.integer(6 * 3600, 18 * 3600) * 1000;
  if (inDaytime > moment.getTime() && inDaytime <= latest) return new Date(inDaytime);
  if (wanted <= latest) return new Date(Math.floor(wanted / 1000) * 1000);
  const left = latest - moment.getTime();
  return new Date(Math.floor((moment.getTime() + left * (0.3 + 0.5 * random.next())) / 1000) * 1000);
}

/**
 * The first or the fifteenth of a month, at least `days` after `today`, because most contracts start then.
 */
export function nextContractDay(today: Date, days: number): Date {
  const earliest = addDays(today, days);
  const year = earliest.getUTCFullYear();
  const month = earliest.getUTCMonth();
  return earliest.getUTCDate() <= 15 && earliest.getUTCDate() > 1
    ? new Date(Date.UTC(year, month, 15))
    : earliest.getUTCDate() === 1
      ? earliest
      : new Date(Date.UTC(year, month + 1, 1));
}
