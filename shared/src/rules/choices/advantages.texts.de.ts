import { translate } from '../languages/texts';
import type * as english from './advantages.texts';

export const advantagesTexts = translate<typeof english.advantagesTexts>('rules/advantages')({
  'Flexible hours': 'Flexible Arbeitszeiten',
  'Part-time on every level': 'Teilzeit auf jeder Stufe',
  'Remote work': 'Homeoffice',
  'Six weeks of holiday': 'Sechs Wochen Ferien',
  'Paid training': 'Bezahlte Weiterbildung',
  'Thirteenth salary': '13. Monatslohn',
  'Generous pension fund': 'Gute Pensionskasse',
  'Parental leave': 'Elternzeit',
  'Childcare support': 'Beitrag an die Kinderbetreuung',
  'Staff restaurant': 'Personalrestaurant',
  'Staff housing': 'Personalunterkunft',
  'Travelcard contribution': 'Beitrag ans ÖV-Abo',
  'Bicycle and e-bike pool': 'Velos und E-Bikes',
  'Sports and fitness': 'Sport und Fitness',
  'Health check-ups': 'Gesundheits-Checks',
  'Sabbatical after five years': 'Sabbatical nach fünf Jahren',
  'Transparent salaries': 'Transparente Löhne',
  'Profit sharing': 'Gewinnbeteiligung',
  'Barrier-free workplace': 'Barrierefreier Arbeitsplatz',
  'Dogs welcome': 'Hunde willkommen',
});
