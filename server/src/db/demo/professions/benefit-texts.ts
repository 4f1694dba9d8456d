import type { Language } from './profession';

type BenefitId =
  | 'paid-time-off'
  | 'health'
  | 'dental'
  | 'vision'
  | 'retirement'
  | 'remote-work'
  | 'flexible-hours'
  | 'education-stipend'
  | 'gym'
  | 'free-meals'
  | 'transportation'
  | 'childcare'
  | 'wellness-program'
  | 'performance-bonus'
  | 'stock-options';

/** The presets of the job form in four languages: the title, then descriptions to choose from. */
export const benefitTexts: Record<Language, Record<BenefitId, [title: string, ...descriptions: string[]]>> = {
  de: {
    'paid-time-off': [
      'Mehr Ferien',
      'Sechs Wochen Ferien für alle, sieben ab 50.',
      'Fünf Wochen Ferien und der Geburtstag frei.',
    ],
    health: [
      'Krankenkasse',
      'CHF 100 pro Monat an die Krankenkassenprämie.',
      'Kollektivversicherung mit Rabatt, auch für die Familie.',
    ],
    dental: ['Zahnbehandlung', 'Jährliche Kontrolle und Dentalhygiene gehen auf uns.'],
    vision: ['Brille', 'Bis CHF 300 alle zwei Jahre für Brille oder Linsen.'],
    retirement: [
      'Pensionskasse',
      'Wir zahlen 60 % der Beiträge in die Pensionskasse.',
      'Pensionskasse ohne Koordinationsabzug, gut für Teilzeit.',
    ],
    'remote-work': [
      'Homeoffice',
      'Bis zu zwei Tage pro Woche von zu Hause.',
      'Arbeiten, wo es sich am besten denkt, mit CHF 50 Spesen im Monat.',
    ],
    'flexible-hours': [
      'Flexible Zeiten',
      'Wunschdienste gehen im Plan vor, acht Wochen im Voraus.',
      'Jahresarbeitszeit mit Gleitzeit von 6 bis 20 Uhr.',
    ],
    'education-stipend': [
      'Weiterbildung',
      'CHF 3000 im Jahr für Kurse, dazu fünf bezahlte Tage.',
      'Wir tragen die Kosten der höheren Fachschule zur Hälfte.',
    ],
    gym: [
      'Fitness',
      'Fitnessabo mit 50 % Beteiligung.',
      'Bouldern, Schwimmen oder Yoga: CHF 600 im Jahr, frei wählbar.',
    ],
    'free-meals': [
      'Verpflegung',
      'Mittagessen aus der eigenen Küche für acht Franken.',
      'Obst, Kaffee und am Freitag ein gemeinsames Zmittag.',
    ],
    transportation: [
      'Mobilität',
      'Halbtax für alle, Beitrag ans GA.',
      'E-Bike zur freien Nutzung und gedeckte Veloplätze.',
    ],
    childcare: [
      'Kinderbetreuung',
      'Platz in der Partnerkita und CHF 200 Zuschuss pro Kind.',
      'Vier Wochen Vaterschaftsurlaub, 18 Wochen Mutterschaftsurlaub.',
    ],
    'wellness-program': [
      'Gesundheit',
      'Massage im Haus, Rückenkurs in der Arbeitszeit.',
      'Vertrauliche Beratung bei Sorgen, kostenlos und extern.',
    ],
    'performance-bonus': [
      'Erfolgsbeteiligung',
      'Ein gutes Jahr teilen wir zu gleichen Teilen.',
      '13. Monatslohn und Treueprämie ab dem dritten Jahr.',
    ],
    'stock-options': ['Mitbesitz', 'Nach einem Jahr können Sie Anteile der Genossenschaft zeichnen.'],
  },
  fr: {
    'paid-time-off': [
      'Vacances',
      'Six semaines de vacances dès la première année.',
      'Cinq semaines et un jour offert pour votre anniversaire.',
    ],
    health: [
      'Assurance maladie',
      'Participation de CHF 80 par mois à votre prime.',
      'Perte de gain prise en charge à 100 %.',
    ],
    dental: ['Soins dentaires', 'Un contrôle par an à nos frais.'],
    vision: ['Lunettes', 'CHF 250 tous les deux ans pour vos lunettes.'],
    retirement: [
      'Prévoyance',
      'Caisse de pension financée aux deux tiers par l’employeur.',
      'Plan de prévoyance favorable au temps partiel.',
    ],
    'remote-work': [
      'Télétravail',
      'Deux jours par semaine, organisés en équipe.',
      'Télétravail possible partout en Suisse.',
    ],
    'flexible-hours': [
      'Horaires souples',
      'Plannings publiés six semaines à l’avance, vœux respectés.',
      'Horaire annualisé, récupération en jours entiers.',
    ],
    'education-stipend': [
      'Formation',
      'CHF 2500 par an et cinq jours payés.',
      'Brevet ou CAS financé, sans clause de remboursement.',
    ],
    gym: [
      'Sport',
      'La moitié de votre abonnement de fitness.',
      'Course de midi, vestiaires et douches sur place.',
    ],
    'free-meals': [
      'Repas',
      'Repas du personnel à sept francs.',
      'Fruits, café et petit-déjeuner du lundi offerts.',
    ],
    transportation: [
      'Mobilité',
      'Abonnement demi-tarif et participation à l’abonnement régional.',
      'Vélo électrique en prêt, parking couvert.',
    ],
    childcare: [
      'Garde d’enfants',
      'Places réservées à la crèche voisine.',
      'Congé parental de vingt semaines à se partager.',
    ],
    'wellness-program': [
      'Bien-être',
      'Ostéopathe sur place une fois par mois.',
      'Espace de parole animé par une psychologue externe.',
    ],
    'performance-bonus': [
      'Participation',
      'Treizième salaire et part au résultat, égale pour toutes et tous.',
      'Prime de fidélité dès trois ans.',
    ],
    'stock-options': ['Parts sociales', 'Après un an, vous pouvez devenir sociétaire.'],
  },
  it: {
    'paid-time-off': [
      'Vacanze',
      'Sei settimane di vacanza all’anno.',
      'Cinque settimane e il compleanno libero.',
    ],
    health: ['Cassa malati', 'Contributo di CHF 70 al mese al premio.'],
    dental: ['Dentista', 'Un controllo annuale a nostro carico.'],
    vision: ['Occhiali', 'CHF 250 ogni due anni per gli occhiali.'],
    retirement: ['Cassa pensione', 'Versiamo noi il 60 % dei contributi.'],
    'remote-work': ['Telelavoro', 'Fino a due giorni la settimana da casa.'],
    'flexible-hours': [
      'Orari flessibili',
      'Turni pubblicati sei settimane prima, desideri inclusi.',
      'Orario annuale con recupero in giornate intere.',
    ],
    'education-stipend': ['Formazione', 'CHF 2000 all’anno e quattro giorni pagati.'],
    gym: ['Sport', 'Metà dell’abbonamento in palestra o in piscina.'],
    'free-meals': [
      'Pasti',
      'Pranzo del personale a sei franchi.',
      'Pasti e alloggio inclusi durante la stagione.',
    ],
    transportation: ['Mobilità', 'Abbonamento Arcobaleno pagato a metà.'],
    childcare: ['Asilo nido', 'Posti riservati e CHF 150 al mese per figlio.'],
    'wellness-program': ['Salute', 'Corso per la schiena durante l’orario di lavoro.'],
    'performance-bonus': ['Gratifica', 'Tredicesima e premio uguale per tutti nelle buone annate.'],
    'stock-options': ['Quote', 'Dopo un anno si può diventare soci.'],
  },
  en: {
    'paid-time-off': [
      'Paid time off',
      'Six weeks of holiday, whatever your age.',
      'Five weeks plus the days between Christmas and New Year.',
    ],
    health: [
      'Health insurance',
      'We contribute CHF 120 a month to your premium.',
      'Collective insurance for you and your family.',
    ],
    dental: ['Dental insurance', 'A yearly check-up and hygiene are on us.'],
    vision: ['Vision insurance', 'CHF 300 every two years for glasses or lenses.'],
    retirement: [
      'Retirement plan',
      'We pay two thirds of the pension contributions.',
      'Three pension plans to choose from.',
    ],
    'remote-work': [
      'Remote work',
      'Up to three days a week from anywhere in Switzerland.',
      'Two days at home, one long table on Thursdays.',
    ],
    'flexible-hours': [
      'Flexible hours',
      'Core time from ten to three, the rest is yours.',
      'Swap shifts by app, no questions asked.',
    ],
    'education-stipend': [
      'Education stipend',
      'CHF 4000 and five days a year for learning.',
      'Language courses in German or French, during working hours.',
    ],
    gym: ['Gym membership', 'Half of any gym, pool or climbing hall.'],
    'free-meals': [
      'Free meals',
      'Lunch is cooked in the house and free.',
      'Breakfast on Mondays, fruit every day.',
    ],
    transportation: [
      'Transportation',
      'Half-fare travelcard and a contribution to a GA.',
      'A company e-bike, also for weekends.',
    ],
    childcare: [
      'Childcare',
      'Places at the campus nursery, opening at 6.30.',
      'Eighteen weeks of parental leave for every parent.',
    ],
    'wellness-program': [
      'Wellness program',
      'Confidential coaching, paid and external.',
      'Massage, yoga and a room with a door that closes.',
    ],
    'performance-bonus': [
      'Performance bonus',
      'A profit share, equal for everyone.',
      'Up to one monthly salary, on goals you helped to write.',
    ],
    'stock-options': ['Stock options', 'Options from day one, explained in plain words.'],
  },
};
