import { plural } from '../languages/plural';
import { translate } from '../languages/texts';
import type * as english from './durations.texts';

export const durationsTexts = translate<typeof english.durationsTexts>('rules/durations')({
  lastDay: 'Letzter Bewerbungstag',
  daysLeft: (days) => plural('de', days, { one: 'Noch 1 Tag', other: `Noch ${days} Tage` }),
  answersWithin: (days) =>
    plural('de', days, { one: 'Antwortet innert eines Tages', other: `Antwortet innert ${days} Tagen` }),
  seconds: (count) => plural('de', count, { one: '1 Sekunde', other: `${count} Sekunden` }),
  minutes: (count) => plural('de', count, { one: '1 Minute', other: `${count} Minuten` }),
});
