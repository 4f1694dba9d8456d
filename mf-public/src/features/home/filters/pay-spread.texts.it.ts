import { italian, translate } from '@metier/sdk/rules';
import type * as english from './pay-spread.texts';

export const paySpreadTexts = translate<typeof english.paySpreadTexts>('public/home/pay-spread')({
  steps: 'Salario minimo a scatti',
  none: 'Nessun minimo',
  reach: (jobs, total, amount) =>
    italian.plural(jobs, {
      one: `1 annuncio su ${italian.count(total)} offre almeno ${amount}.`,
      other: `${italian.count(jobs)} annunci su ${italian.count(total)} offrono almeno ${amount}.`,
    }),
  spread: (jobs, unit) =>
    `${italian.plural(jobs, { one: '1 annuncio', other: `${italian.count(jobs)} annunci` })} secondo il salario ${unit}.`,
  unpaid: (jobs) =>
    italian.plural(jobs, {
      one: '1 altro senza salario comparabile.',
      other: `Altri ${italian.count(jobs)} senza salario comparabile.`,
    }),
});
