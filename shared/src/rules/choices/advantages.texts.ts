import { defineTexts } from '../languages/texts';

/** Names of the advantages that every board begins with; those that companies add stay in their own words. */
export const advantagesTexts = defineTexts('rules/advantages', {
  'Flexible hours': 'Flexible hours',
  'Part-time on every level': 'Part-time on every level',
  'Remote work': 'Remote work',
  'Six weeks of holiday': 'Six weeks of holiday',
  'Paid training': 'Paid training',
  'Thirteenth salary': 'Thirteenth salary',
  'Generous pension fund': 'Generous pension fund',
  'Parental leave': 'Parental leave',
  'Childcare support': 'Childcare support',
  'Staff restaurant': 'Staff restaurant',
  'Staff housing': 'Staff housing',
  'Travelcard contribution': 'Travelcard contribution',
  'Bicycle and e-bike pool': 'Bicycle and e-bike pool',
  'Sports and fitness': 'Sports and fitness',
  'Health check-ups': 'Health check-ups',
  'Sabbatical after five years': 'Sabbatical after five years',
  'Transparent salaries': 'Transparent salaries',
  'Profit sharing': 'Profit sharing',
  'Barrier-free workplace': 'Barrier-free workplace',
  'Dogs welcome': 'Dogs welcome',
});
