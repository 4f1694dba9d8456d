import type { Language } from '../professions/profession';

interface LetterPieces {
  greetings: string[];
  /** `{title}`, `{company}`, `{town}` are filled in. */
  openings: string[];
  practical: string[];
  closings: string[];
  additional: string[];
}

/** Beginnings and endings of cover letters; the middle is specific to the track. */
export const coverLetterPieces: Record<Language, LetterPieces> = {
  de: {
    greetings: ['Guten Tag', 'Sehr geehrte Damen und Herren', 'Guten Tag, liebes Team {company}'],
    openings: [
      'Ihr Inserat «{title}» in {town} habe ich zweimal gelesen und mich beim zweiten Mal entschieden.',
      'Mit grossem Interesse bewerbe ich mich als {title} bei {company}.',
      'Eine Kollegin hat mir von Ihrem Team in {town} erzählt; nun sehe ich, dass Sie «{title}» ausgeschrieben haben.',
      'Die Stelle «{title}» passt zu dem, was ich kann, und zu dem, was ich noch lernen will.',
    ],
    practical: [
      'Mein Stundenplan lässt mir drei feste Tage pro Woche, dazu die Wochenenden.',
      'Ich könnte zum genannten Termin beginnen und wohne nur zwanzig Minuten entfernt.',
      'Schnuppern könnte ich ab nächster Woche jederzeit.',
      'Beim Pensum bin ich flexibel, beim Anfang auch.',
    ],
    closings: [
      'Auf ein Gespräch freue ich mich sehr.',
      'Rufen Sie mich an, am besten über Mittag. Ich freue mich.',
      'Gern erzähle ich Ihnen mehr bei einem Kaffee.',
    ],
    additional: [
      '',
      '',
      'Während der Prüfungen im Januar kann ich nur am Wochenende arbeiten.',
      'Ich habe den Führerausweis B und ein eigenes E-Bike.',
      'Referenzen: meine Praktikumsleitung gibt gern Auskunft.',
    ],
  },
  fr: {
    greetings: ['Madame, Monsieur,', 'Bonjour,', 'Chère équipe de {company},'],
    openings: [
      'Votre annonce « {title} » à {town} m’a fait lever les yeux au milieu de mon café.',
      'Je vous propose ma candidature pour le poste « {title} » chez {company}.',
      'Je passe chaque semaine devant vos locaux de {town} ; cette fois, c’est pour y travailler.',
      'Le poste « {title} » correspond à ce que je sais faire et à ce que j’aimerais apprendre.',
    ],
    practical: [
      'Mes études me laissent trois jours fixes par semaine ainsi que les week-ends.',
      'Je peux commencer à la date indiquée et j’habite à vingt minutes.',
      'Une journée d’essai me conviendrait dès la semaine prochaine.',
    ],
    closings: [
      'Je me réjouis de faire votre connaissance.',
      'Avec mes salutations les meilleures.',
      'Au plaisir d’en parler de vive voix.',
    ],
    additional: ['', '', 'Je suis en période d’examens jusqu’à la fin du mois.', 'Permis de conduire B.'],
  },
  it: {
    greetings: ['Gentili signore, egregi signori,', 'Buongiorno,'],
    openings: [
      'il Suo annuncio «{title}» a {town} descrive il lavoro che cerco.',
      'mi candido volentieri come {title} presso {company}.',
      'conosco {company} da anni e leggo con piacere che cercate «{title}».',
    ],
    practical: [
      'Posso iniziare alla data indicata e abito a un quarto d’ora.',
      'Gli studi mi lasciano liberi tre giorni la settimana.',
    ],
    closings: ['Sarò felice di presentarmi di persona.', 'Grazie per l’attenzione e a presto.'],
    additional: ['', 'Ho la licenza di condurre B.'],
  },
  en: {
    greetings: ['Dear team at {company},', 'Hello,', 'Dear Sir or Madam,'],
    openings: [
      'I read your posting “{title}” on the train and missed my stop.',
      'I would like to apply for the position “{title}” at {company}.',
      'A friend who works in {town} sent me your posting “{title}”, with the words: this is you.',
      'The role “{title}” matches what I can do and what I would like to learn next.',
    ],
    practical: [
      'I can start on the date you mention and live twenty minutes away.',
      'My timetable leaves three fixed days a week; after June I am free full-time.',
      'I hold a permit and need no sponsorship.',
    ],
    closings: [
      'I would be glad to talk, on site or by video.',
      'Thank you for reading this far.',
      'I look forward to hearing from you.',
    ],
    additional: [
      '',
      '',
      'My thesis is due in March; until then I prefer 60 %.',
      'Happy to share code samples or references.',
    ],
  },
};

/** Internal notes of employers about applications. */
export const noteTexts: Record<Language, string[]> = {
  de: [
    'Sympathischer Eindruck am Telefon, Lohnvorstellung passt.',
    'Sehr gutes Arbeitszeugnis aus dem letzten Praktikum. Unbedingt einladen.',
    'Pensum klären: wirklich an drei Tagen möglich?',
    'Schnuppertag war gut, Team hat Daumen hoch gegeben.',
    'Deutsch sicher, Dialekt versteht sie oder er auch.',
    'Nachfragen, ob Wochenenddienste gehen.',
  ],
  fr: [
    'Bon contact au téléphone, salaire dans la fourchette.',
    'Références vérifiées, très positives.',
    'À confirmer : disponibilité le samedi.',
    'Journée d’essai réussie, l’équipe est d’accord.',
    'Lettre personnelle et bien écrite, à inviter.',
  ],
  it: [
    'Ottima impressione al telefono.',
    'Verificare la disponibilità nei fine settimana.',
    'Referenze molto buone, invitare a colloquio.',
  ],
  en: [
    'Great call, clear thinker. Salary within range.',
    'Ask about start date and permit.',
    'Portfolio is strong, invite for the second round.',
    'Reference from the last internship: excellent.',
    'Team interview went well, decision on Friday.',
  ],
};
