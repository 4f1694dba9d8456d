import type * as english from './durations.texts';
import { plural } from '../languages/plural';
import { translate } from '../languages/texts';

export const durationsTexts = translate<typeof english.durationsTexts>('rules/durations')({
  lastDay: 'Ultimo giorno per candidarsi',
  daysLeft: (days) => plural('it', days, { one: 'Ancora 1 giorno', other: `Ancora ${days} giorni` }),
  answersWithin: (days) =>
    plural('it', days, { one: 'Risponde entro un giorno', other: `Risponde entro ${days} giorni` }),
  seconds: (count) => plural('it', count, { one: '1 secondo', other: `${count} secondi` }),
  minutes: (count) => plural('it', count, { one: '1 minuto', other: `${count} minuti` }),
});
