import { translate } from '../languages/texts';
import type * as english from './money.texts';

/** `all’80 %`, but `al 60 %`. */
const at = (percent: number) => (/^(8|1$|11$)/.test(String(percent)) ? `all’${percent}` : `al ${percent}`);

export const moneyTexts = translate<typeof english.moneyTexts>('rules/money')({
  competitive: 'Salario da concordare',
  units: { hourly: 'ora', monthly: 'mese', daily: 'giorno', project: 'progetto' },
  forRate: (percent) => ` ${at(percent)}\u00a0%`,
});
