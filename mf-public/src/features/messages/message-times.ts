import { textsIn, type Language } from '@metier/sdk/rules';
import { messagesTexts } from './messages.texts';

/** Swiss time as in the whole product, so that server and browsers render the same text. */
const timeZone = 'Europe/Zurich';
const DAY_MS = 24 * 60 * 60 * 1000;

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone });
const date = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone,
});

const isSameDay = (one: number, other: number) => date.format(one) === date.format(other);

/**
 * Date heading: "Today", "Yesterday", or the weekday and date; with the year if it is not the current one.
 */
export function formatDay(iso: string, now: number, language: Language): string {
  const texts = textsIn(language, messagesTexts);
  const moment = Date.parse(iso);
  if (isSameDay(moment, now)) return texts.today;
  if (isSameDay(moment, now - DAY_MS)) return texts.yesterday;
  const year = date.format(moment).slice(-4);
  return year === date.format(now).slice(-4) ? day.format(moment) : `${day.format(moment)} ${year}`;
}

/** Time of day as `HH:MM`. */
export const formatTime = (iso: string): string => clock.format(Date.parse(iso));

/** Short form for lists: the time today, the weekday within six days, otherwise the date. */
export function formatRecent(iso: string, now: number, language: Language): string {
  const texts = textsIn(language, messagesTexts);
  const moment = Date.parse(iso);
  if (isSameDay(moment, now)) return clock.format(moment);
  if (isSameDay(moment, now - DAY_MS)) return texts.yesterday;
  return now - moment < 6 * DAY_MS ? weekday.format(moment) : date.format(moment);
}
