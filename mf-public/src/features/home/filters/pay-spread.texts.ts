import { defineTexts, formatCount } from '@metier/sdk/rules';

const countJobs = (count: number) => (count === 1 ? '1 job' : `${formatCount(count)} jobs`);

export const paySpreadTexts = defineTexts('public/home/pay-spread', {
  /** Name of the slider, beside the field of the minimum. */
  steps: 'Min salary in steps',
  none: 'No minimum',
  /** `amount` is `CHF 6 000 per month at 100 %`. */
  reach: (jobs: number, total: number, amount: string) =>
    `${formatCount(jobs)} of ${countJobs(total)} ${jobs === 1 ? 'pays' : 'pay'} at least ${amount}.`,
  spread: (jobs: number, unit: string) => `${countJobs(jobs)} by pay ${unit}.`,
  unpaid: (jobs: number) =>
    jobs === 1 ? '1 more has no comparable pay.' : `${formatCount(jobs)} more have no comparable pay.`,
});
