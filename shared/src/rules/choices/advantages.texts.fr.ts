import { translate } from '../languages/texts';
import type * as english from './advantages.texts';

export const advantagesTexts = translate<typeof english.advantagesTexts>('rules/advantages')({
  'Flexible hours': 'Horaires flexibles',
  'Part-time on every level': 'Temps partiel à tous les niveaux',
  'Remote work': 'Télétravail',
  'Six weeks of holiday': 'Six semaines de vacances',
  'Paid training': 'Formation payée',
  'Thirteenth salary': '13e salaire',
  'Generous pension fund': 'Bonne caisse de pension',
  'Parental leave': 'Congé parental',
  'Childcare support': 'Aide à la garde d’enfants',
  'Staff restaurant': 'Restaurant du personnel',
  'Staff housing': 'Logement du personnel',
  'Travelcard contribution': 'Participation à l’abonnement de transports',
  'Bicycle and e-bike pool': 'Vélos et vélos électriques',
  'Sports and fitness': 'Sport et fitness',
  'Health check-ups': 'Bilans de santé',
  'Sabbatical after five years': 'Congé sabbatique après cinq ans',
  'Transparent salaries': 'Salaires transparents',
  'Profit sharing': 'Participation aux bénéfices',
  'Barrier-free workplace': 'Lieu de travail sans obstacles',
  'Dogs welcome': 'Chiens bienvenus',
});
