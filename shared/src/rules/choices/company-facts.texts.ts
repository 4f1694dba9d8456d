import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import { COMPANY_SIZES, INDUSTRIES } from './company-facts';

export const companyFactsTexts = defineTexts('rules/company-facts', {
  sizes: textsOf(COMPANY_SIZES, 'label'),
  industries: textsOf(INDUSTRIES, 'label'),
});
