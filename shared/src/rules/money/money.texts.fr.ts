import { translate } from '../languages/texts';
import type * as english from './money.texts';

export const moneyTexts = translate<typeof english.moneyTexts>('rules/money')({
  competitive: 'Salaire selon entente',
  units: { hourly: 'heure', monthly: 'mois', daily: 'jour', project: 'projet' },
  forRate: (percent) => ` à ${percent}\u00a0%`,
});
