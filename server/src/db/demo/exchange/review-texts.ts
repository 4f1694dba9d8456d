import type { Language } from '../professions/profession';

export interface ReviewText {
  title: string;
  comment: string;
  pros: string;
  cons: string;
}

const text = (title: string, comment: string, pros = '', cons = ''): ReviewText => ({
  title,
  comment,
  pros,
  cons,
});

/** `high` for five and four stars, `middle` for three, `low` below. */
type ByRating = Record<'high' | 'middle' | 'low', ReviewText[]>;

/** Anonymous reviews of companies by seekers. */
export const companyReviewTexts: Record<Language, ByRating> = {
  de: {
    high: [
      text(
        'Wie man sich Bewerben wünscht',
        'Antwort nach drei Tagen, Gespräch auf Augenhöhe, Schnuppertag mit echter Arbeit.',
        'Tempo, Ton, Kaffee',
        '',
      ),
      text(
        'Starkes Team',
        'Ich habe mich vom ersten Tag an willkommen gefühlt. Dienstplan und Lohn waren genau wie besprochen.',
        'Zusammenhalt, Planung',
        'Wenig Parkplätze',
      ),
      text(
        'Fair und verbindlich',
        'Auch die Absage war persönlich und mit Begründung. So etwas bleibt in Erinnerung.',
        'Ehrliche Rückmeldung',
        '',
      ),
      text(
        'Gute Einarbeitung',
        'Feste Ansprechperson, klare Ziele, viel Geduld mit meinen Fragen.',
        'Begleitung, Weiterbildung',
        'Im Dezember viel los',
      ),
    ],
    middle: [
      text(
        'Solide, aber langsam',
        'Nettes Gespräch, danach drei Wochen Funkstille. Am Ende doch noch eine Antwort.',
        'Freundliche Leute',
        'Lange Wartezeit',
      ),
      text(
        'Durchzogen',
        'Die Arbeit ist gut, die Organisation hinkt etwas hinterher.',
        'Abwechslung',
        'Kurzfristige Planänderungen',
      ),
    ],
    low: [
      text(
        'Schade',
        'Der Lohn im Gespräch war tiefer als im Inserat. Das hätte man vorher sagen können.',
        'Schöne Lage',
        'Transparenz',
      ),
      text(
        'Zu viele Runden',
        'Vier Gespräche für eine Teilzeitstelle, und dann eine Absage ohne Grund.',
        '',
        'Aufwand, Kommunikation',
      ),
    ],
  },
  fr: {
    high: [
      text(
        'Accueil exemplaire',
        'Réponse rapide, entretien bienveillant, journée d’essai payée.',
        'Écoute, clarté',
        '',
      ),
      text(
        'Une vraie équipe',
        'On m’a montré le planning, les salaires et la salle de pause. Tout était vrai.',
        'Transparence, ambiance',
        'Parking payant',
      ),
      text(
        'Je recommande',
        'Même le refus était argumenté. C’est rare et cela compte.',
        'Respect des candidats',
        '',
      ),
    ],
    middle: [
      text('Correct', 'Bon contact, mais un mois d’attente entre deux messages.', 'Gentillesse', 'Délais'),
      text(
        'Des hauts et des bas',
        'Travail intéressant, horaires parfois changés la veille.',
        'Variété',
        'Planification',
      ),
    ],
    low: [
      text(
        'Peut mieux faire',
        'Le taux annoncé n’était plus le même à l’entretien.',
        'Cadre agréable',
        'Annonce imprécise',
      ),
      text('Décevant', 'Trois entretiens, puis plus de nouvelles pendant six semaines.', '', 'Suivi'),
    ],
  },
  it: {
    high: [
      text('Ottima esperienza', 'Risposta in pochi giorni e colloquio sincero.', 'Gentilezza, chiarezza', ''),
      text(
        'Squadra affiatata',
        'Mi hanno affiancato con pazienza dal primo giorno.',
        'Ambiente',
        'Poco parcheggio',
      ),
    ],
    middle: [text('Discreto', 'Persone cordiali, tempi un po’ lunghi.', 'Cordialità', 'Attesa')],
    low: [text('Peccato', 'Condizioni diverse da quelle dell’annuncio.', 'Bella sede', 'Trasparenza')],
  },
  en: {
    high: [
      text(
        'Refreshingly human',
        'They answered within a week, as promised, and the task took one hour, not a weekend.',
        'Respect for time',
        '',
      ),
      text(
        'Great people',
        'The trial day told me more than any career page. Everyone ate lunch together.',
        'Team, food',
        'Office can be loud',
      ),
      text('Clear and fair', 'Salary bands on the table from the first call.', 'Transparency', ''),
    ],
    middle: [
      text(
        'Fine, a little slow',
        'Good interviews, then silence for a month, then an offer.',
        'Interesting work',
        'Communication',
      ),
      text(
        'Mixed',
        'Friendly team; the role changed twice during the process.',
        'Location',
        'Moving targets',
      ),
    ],
    low: [
      text(
        'Not what was advertised',
        'Permanent in the posting, six months in the contract.',
        'Nice building',
        'Honesty',
      ),
      text('Five rounds', 'Five interviews and an automated no.', '', 'Process'),
    ],
  },
};

/** Reviews of hired seekers by companies. */
export const seekerReviewTexts: Record<Language, ByRating> = {
  de: {
    high: [
      text(
        'Eine Bereicherung',
        'Pünktlich, wach und freundlich. Nach zwei Wochen arbeitete unsere neue Kraft selbständig.',
        'Selbständig, beliebt im Team',
        '',
      ),
      text(
        'Sehr gern wieder',
        'Hat Fragen zur rechten Zeit gestellt und auch an strengen Tagen Humor bewahrt.',
        'Verlässlichkeit, Humor',
        '',
      ),
      text(
        'Schnelle Auffassung',
        'Unsere Abläufe sassen nach wenigen Tagen, die Dokumentation war vorbildlich.',
        'Sorgfalt',
        'Darf sich mehr zutrauen',
      ),
    ],
    middle: [
      text(
        'Gute Ansätze',
        'Fachlich in Ordnung, bei der Pünktlichkeit gab es zweimal Gespräche. Danach lief es besser.',
        'Freundlich',
        'Zeitplanung',
      ),
    ],
    low: [
      text(
        'Hat nicht ganz gepasst',
        'Die Aufgabe war nicht die richtige, wir haben den Einsatz im Einvernehmen verkürzt.',
        'Ehrlichkeit',
        'Ausdauer',
      ),
    ],
  },
  fr: {
    high: [
      text(
        'Excellente collaboration',
        'Ponctualité, curiosité, gentillesse : toute l’équipe s’en félicite.',
        'Autonomie',
        '',
      ),
      text(
        'Un vrai plus',
        'Apprentissage rapide et beaucoup de tact avec nos clients.',
        'Tact, rigueur',
        'Peut oser davantage',
      ),
    ],
    middle: [
      text('Bien dans l’ensemble', 'Bon travail, quelques retards au début.', 'Bonne humeur', 'Ponctualité'),
    ],
    low: [
      text(
        'Mitigé',
        'Le rythme ne convenait pas ; nous nous sommes quittés en bons termes.',
        'Franchise',
        'Endurance',
      ),
    ],
  },
  it: {
    high: [text('Persona preziosa', 'Affidabile e sempre con il sorriso.', 'Affidabilità', '')],
    middle: [
      text('Buon inizio', 'Qualche incertezza nei primi giorni, poi bene.', 'Impegno', 'Organizzazione'),
    ],
    low: [text('Non ideale', 'Il ruolo non era quello giusto.', 'Sincerità', 'Costanza')],
  },
  en: {
    high: [
      text(
        'A pleasure to work with',
        'Curious, careful and generous with colleagues.',
        'Ownership, kindness',
        '',
      ),
      text(
        'Would hire again tomorrow',
        'Shipped in the first week and asked the questions we had stopped asking.',
        'Clarity',
        'Could delegate more',
      ),
    ],
    middle: [
      text(
        'Solid start',
        'Good work once the scope was clear; needed reminders on deadlines.',
        'Attitude',
        'Planning',
      ),
    ],
    low: [
      text(
        'Not the right match',
        'The role needed more independence than we had told each other.',
        'Honesty',
        'Pace',
      ),
    ],
  },
};
