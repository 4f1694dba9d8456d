import { translate } from '../languages/texts';
import type * as english from './money.texts';

export const moneyTexts = translate<typeof english.moneyTexts>('rules/money')({
  competitive: 'Lohn nach Vereinbarung',
  units: { hourly: 'Stunde', monthly: 'Monat', daily: 'Tag', project: 'Projekt' },
  forRate: (percent) => ` bei ${percent}\u00a0%`,
});
