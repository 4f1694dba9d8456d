import type { ContractType } from '@metier/shared/rules';
import type { Language } from './profession';

/** Sentences of a posting about its contract; none for a permanent one. */
export const contractPhrases: Record<Language, Record<ContractType, string[]>> = {
  de: {
    permanent: [],
    'fixed-term': [
      'Die Stelle ist befristet, weil eine Kollegin in den Mutterschaftsurlaub geht; eine Verlängerung ist denkbar.',
      'Befristet bis zum Abschluss des Projekts, mit guter Aussicht auf mehr.',
      'Wir überbrücken mit dieser Stelle einen Bildungsurlaub.',
    ],
    internship: [
      'Sie arbeiten richtig mit, haben eine feste Bezugsperson und am Ende ein Zeugnis, das etwas aussagt.',
      'Der Praktikumsplatz eignet sich als Vorbereitung auf ein Studium oder mittendrin.',
    ],
    engagements: [
      'Einsätze vereinbaren wir Woche für Woche; Sie sagen zu, wenn es passt.',
      'Es handelt sich um einzelne Einsätze, ideal neben Studium oder Familie.',
    ],
  },
  fr: {
    permanent: [],
    'fixed-term': [
      'Contrat à durée déterminée pour un remplacement de congé maternité, avec une suite possible.',
      'Le poste est limité à la durée du projet.',
    ],
    internship: [
      'Vous aurez une personne de référence, de vraies tâches et un certificat détaillé.',
      'Le stage peut précéder une formation ou en faire partie.',
    ],
    engagements: [
      'Missions ponctuelles, convenues d’une semaine à l’autre.',
      'Des engagements à la carte, idéals à côté des études.',
    ],
  },
  it: {
    permanent: [],
    'fixed-term': [
      'Contratto a tempo determinato per una sostituzione di maternità, con possibile proroga.',
      'L’impiego è limitato alla stagione, il ritorno è gradito.',
    ],
    internship: [
      'Una persona di riferimento La accompagnerà dal primo giorno e alla fine riceverà un certificato.',
    ],
    engagements: ['Interventi singoli, concordati di settimana in settimana.'],
  },
  en: {
    permanent: [],
    'fixed-term': [
      'This is a fixed-term role covering parental leave; staying on is possible.',
      'The contract runs until the project ends, with a fair chance of more.',
    ],
    internship: [
      'You get a mentor, real work and a reference that says something.',
      'The internship counts towards most degree programmes; we do the paperwork.',
    ],
    engagements: [
      'Single engagements, agreed week by week; say yes when it suits you.',
      'A freelance assignment with a clear scope and a clear end.',
    ],
  },
};

/** Closing sentences of a posting. */
export const closings: Record<Language, string[]> = {
  de: [
    'Fragen beantworten wir gerne am Telefon, auch über Mittag.',
    'Ein Lebenslauf genügt, das Motivationsschreiben darf kurz sein.',
    'Schnuppern ist möglich und erwünscht.',
    'Wir melden uns innert einer Woche, versprochen.',
    'Bewerbungen mit gebrochenen Lebensläufen lesen wir besonders gern.',
  ],
  fr: [
    'Un CV suffit, la lettre peut être brève.',
    'Venez passer une demi-journée chez nous avant de décider.',
    'Nous répondons dans la semaine.',
    'Les parcours atypiques nous intéressent.',
  ],
  it: [
    'Basta un curriculum; il resto ce lo diremo di persona.',
    'Rispondiamo entro una settimana.',
    'Una mezza giornata di prova è benvenuta.',
  ],
  en: [
    'A CV is enough; a cover letter may be short.',
    'We answer within a week, always.',
    'Come and spend half a day with us before you decide.',
    'Unusual paths are welcome here.',
  ],
};
