import { german } from './languages/formats';
import { translate } from './languages/texts';
import type * as english from './durations.texts';

/** Spans of time in words. */
export const durationsTexts = translate<typeof english.durationsTexts>('rules/durations')({
  lastDay: 'Letzter Bewerbungstag',
  daysLeft: (days) => german.plural(days, { one: 'Noch 1 Tag', other: `Noch ${days} Tage` }),
  answersWithin: (days) =>
    german.plural(days, { one: 'Antwortet innert eines Tages', other: `Antwortet innert ${days} Tagen` }),
  seconds: (count) => german.plural(count, { one: '1 Sekunde', other: `${count} Sekunden` }),
  minutes: (count) => german.plural(count, { one: '1 Minute', other: `${count} Minuten` }),
});
