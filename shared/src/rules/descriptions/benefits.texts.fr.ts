import { translate } from '../languages/texts';
import type * as english from './benefits.texts';

export const benefitsTexts = translate<typeof english.benefitsTexts>('rules/benefits')({
  titles: {
    'paid-time-off': 'Vacances supplémentaires',
    health: 'Assurance-maladie',
    dental: 'Soins dentaires',
    vision: 'Frais de lunettes',
    retirement: 'Prévoyance professionnelle',
    'remote-work': 'Télétravail',
    'flexible-hours': 'Horaires flexibles',
    'education-stipend': 'Budget de formation',
    gym: 'Abonnement fitness',
    'free-meals': 'Repas offerts',
    transportation: 'Transports publics',
    childcare: 'Garde d’enfants',
    'wellness-program': 'Bien-être au travail',
    'performance-bonus': 'Prime de performance',
    'stock-options': 'Options sur actions',
  },
  descriptions: {
    'paid-time-off': 'Des vacances payées au-delà du minimum légal',
    health: 'Une participation à votre assurance-maladie',
    dental: 'Les contrôles et les traitements sont pris en charge',
    vision: 'Les examens de la vue et les lunettes sont pris en charge',
    retirement: 'Une caisse de pension aux cotisations généreuses',
    'remote-work': 'Travail à domicile certains jours de la semaine',
    'flexible-hours': 'Vous organisez vous-même votre journée de travail',
    'education-stipend': 'Un budget annuel pour des cours et des livres',
    gym: 'Un abonnement fitness près du bureau',
    'free-meals': 'Repas de midi et en-cas au bureau',
    transportation: 'Un abonnement demi-tarif ou régional',
    childcare: 'Une participation à vos frais de garde',
    'wellness-program': 'Des activités pour le corps et l’esprit, pendant le temps de travail',
    'performance-bonus': 'Une prime annuelle lorsque les objectifs sont atteints',
    'stock-options': 'Une participation au succès de l’entreprise',
  },
});
