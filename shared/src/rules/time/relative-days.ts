import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { formatDate } from './dates';
import { relativeDaysTexts } from './relative-days.texts';
import { toSwissDay } from './swiss-time';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Farther days are written as dates. */
const NEAR_DAYS = 6;

/** Days from `today` (`YYYY-MM-DD`) to a date or to the day of a timestamp in Switzerland; negative before it. */
export function daysFrom(today: string, moment: string): number {
  const day = moment.length > 10 ? toSwissDay(moment) : moment;
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}

/** `today`, `tomorrow`, `yesterday`, `in 3 days` or `3 days ago`, for days farther than a week their date. */
export function describeDay(
  moment: string | null | undefined,
  today: string,
  language: Language = DEFAULT_LANGUAGE,
): string | undefined {
  const date = formatDate(moment, language);
  if (!moment || !date) return undefined;
  const texts = textsIn(language, relativeDaysTexts);
  const days = daysFrom(today, moment);
  if (days === 0) return texts.today;
  if (Math.abs(days) === 1) return days > 0 ? texts.tomorrow : texts.yesterday;
  if (Math.abs(days) > NEAR_DAYS) return date;
  return days > 0 ? texts.inDays(days) : texts.daysAgo(-days);
}
