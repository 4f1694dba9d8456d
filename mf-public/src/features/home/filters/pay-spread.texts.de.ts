import { german, translate } from '@metier/sdk/rules';
import type * as english from './pay-spread.texts';

export const paySpreadTexts = translate<typeof english.paySpreadTexts>('public/home/pay-spread')({
  steps: 'Mindestlohn in Schritten',
  none: 'Kein Mindestlohn',
  reach: (jobs, total, amount) =>
    german.plural(jobs, {
      one: `1 von ${german.count(total)} Stellen zahlt mindestens ${amount}.`,
      other: `${german.count(jobs)} von ${german.count(total)} Stellen zahlen mindestens ${amount}.`,
    }),
  spread: (jobs, unit) =>
    `${german.plural(jobs, { one: '1 Stelle', other: `${german.count(jobs)} Stellen` })} nach Lohn ${unit}.`,
  unpaid: (jobs) =>
    german.plural(jobs, {
      one: '1 weitere ohne vergleichbaren Lohn.',
      other: `${german.count(jobs)} weitere ohne vergleichbaren Lohn.`,
    }),
});
