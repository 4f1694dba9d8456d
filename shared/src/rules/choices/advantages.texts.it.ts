import { translate } from '../languages/texts';
import type * as english from './advantages.texts';

export const advantagesTexts = translate<typeof english.advantagesTexts>('rules/advantages')({
  'Flexible hours': 'Orari flessibili',
  'Part-time on every level': 'Tempo parziale a ogni livello',
  'Remote work': 'Telelavoro',
  'Six weeks of holiday': 'Sei settimane di vacanza',
  'Paid training': 'Formazione pagata',
  'Thirteenth salary': 'Tredicesima',
  'Generous pension fund': 'Buona cassa pensione',
  'Parental leave': 'Congedo parentale',
  'Childcare support': 'Sostegno alla custodia dei figli',
  'Staff restaurant': 'Ristorante aziendale',
  'Staff housing': 'Alloggio per il personale',
  'Travelcard contribution': 'Contributo all’abbonamento dei mezzi pubblici',
  'Bicycle and e-bike pool': 'Bici e bici elettriche',
  'Sports and fitness': 'Sport e fitness',
  'Health check-ups': 'Controlli della salute',
  'Sabbatical after five years': 'Anno sabbatico dopo cinque anni',
  'Transparent salaries': 'Salari trasparenti',
  'Profit sharing': 'Partecipazione agli utili',
  'Barrier-free workplace': 'Luogo di lavoro senza barriere',
  'Dogs welcome': 'Cani benvenuti',
});
