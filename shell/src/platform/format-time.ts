/** As everywhere in the product: Swiss time. */
const timeZone = 'Europe/Zurich';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
const exactClock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone });
const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone });

/** Time of day, preceded by the date unless it is today. */
export function formatTimestamp(iso: string, now: number): string {
  const moment = Date.parse(iso);
  const time = clock.format(moment);
  return date.format(moment) === date.format(now) ? time : `${day.format(moment)}, ${time}`;
}

/** The time of day to the second. */
export const formatClock = (moment: number): string => exactClock.format(moment);
