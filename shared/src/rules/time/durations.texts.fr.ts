import { plural } from '../languages/plural';
import { translate } from '../languages/texts';
import type * as english from './durations.texts';

export const durationsTexts = translate<typeof english.durationsTexts>('rules/durations')({
  lastDay: 'Dernier jour pour postuler',
  daysLeft: (days) =>
    plural('fr', days, { one: `Plus que ${days}\u00a0jour`, other: `Plus que ${days}\u00a0jours` }),
  answersWithin: (days) =>
    plural('fr', days, { one: `Répond sous ${days}\u00a0jour`, other: `Répond sous ${days}\u00a0jours` }),
  seconds: (count) => plural('fr', count, { one: `${count}\u00a0seconde`, other: `${count}\u00a0secondes` }),
  minutes: (count) => plural('fr', count, { one: `${count}\u00a0minute`, other: `${count}\u00a0minutes` }),
});
