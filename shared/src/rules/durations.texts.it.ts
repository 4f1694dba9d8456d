import type * as english from './durations.texts';
import { italian } from './languages/formats';
import { translate } from './languages/texts';

export const durationsTexts = translate<typeof english.durationsTexts>('rules/durations')({
  lastDay: 'Ultimo giorno per candidarsi',
  daysLeft: (days) => italian.plural(days, { one: 'Ancora 1 giorno', other: `Ancora ${days} giorni` }),
  answersWithin: (days) =>
    italian.plural(days, { one: 'Risponde entro un giorno', other: `Risponde entro ${days} giorni` }),
  seconds: (count) => italian.plural(count, { one: '1 secondo', other: `${count} secondi` }),
  minutes: (count) => italian.plural(count, { one: '1 minuto', other: `${count} minuti` }),
});
