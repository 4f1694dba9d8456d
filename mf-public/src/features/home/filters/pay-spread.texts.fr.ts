import { french, translate } from '@metier/sdk/rules';
import type * as english from './pay-spread.texts';

export const paySpreadTexts = translate<typeof english.paySpreadTexts>('public/home/pay-spread')({
  steps: 'Salaire minimum par paliers',
  none: 'Sans minimum',
  reach: (jobs, total, amount) =>
    french.plural(jobs, {
      one: `${french.count(jobs)} offre sur ${french.count(total)} paie au moins ${amount}.`,
      other: `${french.count(jobs)} offres sur ${french.count(total)} paient au moins ${amount}.`,
    }),
  spread: (jobs, unit) =>
    `${french.plural(jobs, { one: `${french.count(jobs)} offre`, other: `${french.count(jobs)} offres` })} selon le salaire ${unit}.`,
  unpaid: (jobs) =>
    french.plural(jobs, {
      one: '1 autre sans salaire comparable.',
      other: `${french.count(jobs)} autres sans salaire comparable.`,
    }),
});
