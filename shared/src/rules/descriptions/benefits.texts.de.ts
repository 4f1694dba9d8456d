import { translate } from '../languages/texts';
import type * as english from './benefits.texts';

/** The benefits that a new job can start from, by their ids. */
export const benefitsTexts = translate<typeof english.benefitsTexts>('rules/benefits')({
  titles: {
    'paid-time-off': 'Zusätzliche Ferien',
    health: 'Krankenversicherung',
    dental: 'Zahnversicherung',
    vision: 'Brillen und Sehtests',
    retirement: 'Pensionskasse',
    'remote-work': 'Homeoffice',
    'flexible-hours': 'Flexible Arbeitszeiten',
    'education-stipend': 'Weiterbildungsbudget',
    gym: 'Fitnessabo',
    'free-meals': 'Gratisverpflegung',
    transportation: 'ÖV-Abo',
    childcare: 'Kinderbetreuung',
    'wellness-program': 'Gesundheitsförderung',
    'performance-bonus': 'Leistungsbonus',
    'stock-options': 'Beteiligungsprogramm',
  },
  descriptions: {
    'paid-time-off': 'Bezahlte Ferien über das gesetzliche Minimum hinaus',
    health: 'Ein Beitrag an Ihre Krankenversicherung',
    dental: 'Kontrollen und Behandlungen sind gedeckt',
    vision: 'Sehtests und Brillen sind gedeckt',
    retirement: 'Eine Pensionskasse mit grosszügigen Beiträgen',
    'remote-work': 'Arbeit von zu Hause an einigen Tagen der Woche',
    'flexible-hours': 'Sie teilen Ihren Arbeitstag selbst ein',
    'education-stipend': 'Ein jährliches Budget für Kurse und Bücher',
    gym: 'Mitgliedschaft in einem Fitnesscenter in der Nähe des Büros',
    'free-meals': 'Mittagessen und Snacks im Büro',
    transportation: 'Halbtax- oder Verbundabo',
    childcare: 'Ein Beitrag an die Kosten der Kinderbetreuung',
    'wellness-program': 'Angebote für Körper und Geist während der Arbeitszeit',
    'performance-bonus': 'Ein jährlicher Bonus, wenn die Ziele erreicht sind',
    'stock-options': 'Eine Beteiligung am Erfolg der Firma',
  },
});
