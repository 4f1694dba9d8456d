import { french } from './languages/formats';
import { translate } from './languages/texts';
import type * as english from './durations.texts';

export const durationsTexts = translate<typeof english.durationsTexts>('rules/durations')({
  lastDay: 'Dernier jour pour postuler',
  daysLeft: (days) =>
    french.plural(days, { one: `Encore ${days}\u00a0jour`, other: `Encore ${days}\u00a0jours` }),
  answersWithin: (days) =>
    french.plural(days, { one: `Répond en ${days}\u00a0jour`, other: `Répond en ${days}\u00a0jours` }),
  seconds: (count) => french.plural(count, { one: `${count}\u00a0seconde`, other: `${count}\u00a0secondes` }),
  minutes: (count) => french.plural(count, { one: `${count}\u00a0minute`, other: `${count}\u00a0minutes` }),
});
