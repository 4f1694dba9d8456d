import {
  formatDate,
  formatSwissClock,
  formatSwissDay,
  swissTimeTexts,
  textsIn,
  toSwissDay,
  type Language,
} from '@metier/sdk/rules';
import { messagesTexts } from '../messages.texts';

const DAY_MS = 24 * 60 * 60 * 1000;

const dayOf = (moment: number) => toSwissDay(new Date(moment).toISOString());

/** Such as `Monday`, of a day as `YYYY-MM-DD`. */
const nameWeekday = (day: string, language: Language) =>
  textsIn(language, swissTimeTexts).weekdays[new Date(day).getUTCDay()] ?? '';

/** "Yesterday" or, with a name for it, "Today"; undefined for any other day. */
function nameNear(iso: string, now: number, { today, yesterday }: { today?: string; yesterday: string }) {
  if (toSwissDay(iso) === dayOf(now)) return today;
  return toSwissDay(iso) === dayOf(now - DAY_MS) ? yesterday : undefined;
}

/** Date heading: "Today", "Yesterday", or the weekday and date. */
export const formatDay = (iso: string, now: number, language: Language): string =>
  nameNear(iso, now, textsIn(language, messagesTexts)) ?? formatSwissDay(iso, language);

/** Short form for lists: the time today, the weekday within six days, otherwise the date. */
export function formatRecent(iso: string, now: number, language: Language): string {
  const today = formatSwissClock(iso);
  const { yesterday } = textsIn(language, messagesTexts);
  const near = nameNear(iso, now, { today, yesterday });
  if (near !== undefined) return near;
  return now - Date.parse(iso) < 6 * DAY_MS
    ? nameWeekday(toSwissDay(iso), language)
    : (formatDate(iso, language) ?? '');
}
