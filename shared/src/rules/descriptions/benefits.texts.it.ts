import type * as english from './benefits.texts';
import { translate } from '../languages/texts';

export const benefitsTexts = translate<typeof english.benefitsTexts>('rules/benefits')({
  titles: {
    'paid-time-off': 'Vacanze supplementari',
    health: 'Cassa malati',
    dental: 'Cure dentarie',
    vision: 'Cure oculistiche',
    retirement: 'Previdenza professionale',
    'remote-work': 'Telelavoro',
    'flexible-hours': 'Orari flessibili',
    'education-stipend': 'Formazione continua',
    gym: 'Abbonamento in palestra',
    'free-meals': 'Pasti gratuiti',
    transportation: 'Trasporti pubblici',
    childcare: 'Custodia dei figli',
    'wellness-program': 'Benessere',
    'performance-bonus': 'Premio di rendimento',
    'stock-options': 'Partecipazione azionaria',
  },
  descriptions: {
    'paid-time-off': 'Più vacanze pagate del minimo legale',
    health: 'Un contributo alla Sua assicurazione malattia',
    dental: 'Controlli e trattamenti sono coperti',
    vision: 'Esami della vista e occhiali sono coperti',
    retirement: 'Una cassa pensioni con contributi generosi',
    'remote-work': 'Lavoro da casa in alcuni giorni della settimana',
    'flexible-hours': 'È Lei a organizzare la Sua giornata lavorativa',
    'education-stipend': 'Un budget annuo per corsi e libri',
    gym: 'L’abbonamento a una palestra vicino all’ufficio',
    'free-meals': 'Pranzo e spuntini in ufficio',
    transportation: 'Un abbonamento metà-prezzo o regionale',
    childcare: 'Un contributo alle spese di custodia dei figli',
    'wellness-program': 'Attività per il corpo e la mente, durante l’orario di lavoro',
    'performance-bonus': 'Un bonus annuo al raggiungimento degli obiettivi',
    'stock-options': 'Una partecipazione al successo dell’azienda',
  },
});
