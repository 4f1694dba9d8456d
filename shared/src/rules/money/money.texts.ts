import { SALARY_TYPES } from '../choices/choices';
import { textsOf } from '../languages/texts-of';
import { defineTexts } from '../languages/texts';

export const moneyTexts = defineTexts('rules/money', {
  /** Shown without a salary. */
  competitive: 'Competitive',
  /** What a salary is for: `CHF 5 200 / month`. */
  units: textsOf(SALARY_TYPES, 'unit'),
  /** Follows the salary of a part-time job. */
  forRate: (percent: number) => ` for ${percent}\u00a0%`,
});
