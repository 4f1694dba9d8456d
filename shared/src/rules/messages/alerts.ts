/** When the new jobs of a saved search are mailed. */
export const ALERT_RHYTHMS = [
  { value: 'now', label: 'Immediately' },
  { value: 'daily', label: 'Every morning at 7:00' },
  { value: 'weekly', label: 'Mondays at 7:00' },
] as const satisfies readonly { value: string; label: string }[];

/** When the new jobs of a saved search are mailed. */
export type AlertRhythm = (typeof ALERT_RHYTHMS)[number]['value'];

/** Longest name of a saved search. */
export const MAX_ALERT_NAME = 120;
