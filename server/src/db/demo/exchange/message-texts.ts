import type { Language } from '../professions/profession';

/** Messages between a company and an applicant. `{name}`, `{title}`, `{contact}`, `{company}`, `{day}` are filled in. */
interface MessageTexts {
  invitation: string[];
  acceptance: string[];
  question: string[];
  answer: string[];
  regret: string[];
  welcome: string[];
  thanks: string[];
}

export type MessageKind = keyof MessageTexts;

export const messageTexts: Record<Language, MessageTexts> = {
  de: {
    invitation: [
      'Guten Tag {name}\n\nIhre Bewerbung als «{title}» hat uns gefallen. Hätten Sie am {day} um 14 Uhr Zeit für ein Gespräch bei uns? Es dauert etwa eine Stunde, danach zeigen wir Ihnen gern das Haus.\n\nFreundliche Grüsse\n{contact}, {company}',
      'Guten Tag {name}\n\nWir möchten Sie kennenlernen. Passt Ihnen ein Schnuppertag am {day}, von 7 bis 15 Uhr? Mittagessen ist inbegriffen.\n\nHerzliche Grüsse\n{contact}',
    ],
    acceptance: [
      'Guten Tag {contact}\n\nVielen Dank, der Termin passt mir sehr gut. Soll ich etwas mitbringen?\n\nFreundliche Grüsse\n{name}',
      'Grüezi\n\nDas freut mich! Ich komme gern und bin pünktlich da.\n\n{name}',
    ],
    question: [
      'Guten Tag {name}\n\nEine kurze Frage zu Ihrer Bewerbung: Könnten Sie auch an zwei Samstagen im Monat arbeiten?\n\nDanke und freundliche Grüsse\n{contact}',
      'Guten Tag {name}\n\nKönnten Sie uns noch das letzte Arbeitszeugnis schicken? Dann sind Ihre Unterlagen vollständig.\n\n{contact}, {company}',
    ],
    answer: [
      'Guten Tag\n\nJa, das geht gut. Ich habe die Angaben in der Bewerbung ergänzt.\n\nFreundliche Grüsse\n{name}',
    ],
    regret: [
      'Guten Tag {name}\n\nVielen Dank für Ihre Bewerbung. Wir haben uns für eine Person entschieden, die bereits mehr Erfahrung mitbringt. Ihre Unterlagen haben uns dennoch überzeugt, bitte melden Sie sich wieder.\n\nFreundliche Grüsse\n{contact}',
    ],
    welcome: [
      'Liebe Grüsse aus dem Team, {name}\n\nSchön, dass Sie zusagen! Der Vertrag kommt diese Woche per Post. Am ersten Tag erwarten wir Sie um 8 Uhr am Empfang.\n\n{contact}, {company}',
    ],
    thanks: ['Guten Tag {contact}\n\nIch freue mich riesig. Bis bald!\n\n{name}'],
  },
  fr: {
    invitation: [
      'Bonjour {name},\n\nVotre candidature au poste « {title} » nous a plu. Seriez-vous disponible le {day} à 14 heures pour un entretien ? Comptez une heure, suivie d’une visite.\n\nCordialement,\n{contact}, {company}',
      'Bonjour {name},\n\nNous aimerions vous rencontrer. Une journée d’essai le {day} vous conviendrait-elle ?\n\n{contact}',
    ],
    acceptance: [
      'Bonjour,\n\nMerci beaucoup, la date me convient parfaitement. Dois-je apporter quelque chose ?\n\nMeilleures salutations,\n{name}',
    ],
    question: [
      'Bonjour {name},\n\nUne question : pourriez-vous travailler deux samedis par mois ?\n\nMerci d’avance,\n{contact}',
    ],
    answer: ['Bonjour,\n\nOui, c’est possible. J’ai complété mon dossier.\n\nCordialement,\n{name}'],
    regret: [
      'Bonjour {name},\n\nMerci pour votre candidature. Nous avons retenu une personne dont le profil correspond davantage au poste, mais nous gardons volontiers votre dossier.\n\nCordialement,\n{contact}',
    ],
    welcome: [
      'Bonjour {name},\n\nQuelle bonne nouvelle ! Le contrat part aujourd’hui. Nous vous attendons à 8 heures à la réception.\n\n{contact}, {company}',
    ],
    thanks: ['Bonjour {contact},\n\nUn grand merci, je me réjouis.\n\n{name}'],
  },
  it: {
    invitation: [
      'Buongiorno {name},\n\nla Sua candidatura per «{title}» ci è piaciuta. Avrebbe tempo il {day} alle 14 per un colloquio?\n\nCordiali saluti\n{contact}, {company}',
    ],
    acceptance: ['Buongiorno,\n\ngrazie mille, la data va benissimo.\n\nCordiali saluti\n{name}'],
    question: ['Buongiorno {name},\n\npotrebbe lavorare due sabati al mese?\n\nGrazie\n{contact}'],
    answer: ['Buongiorno,\n\nsì, senza problemi.\n\n{name}'],
    regret: [
      'Buongiorno {name},\n\ngrazie per la candidatura. Abbiamo scelto un altro profilo, ma conserviamo volentieri il Suo dossier.\n\n{contact}',
    ],
    welcome: [
      'Buongiorno {name},\n\nche bello averLa con noi! Il contratto arriva in settimana.\n\n{contact}, {company}',
    ],
    thanks: ['Buongiorno,\n\ngrazie di cuore, a presto!\n\n{name}'],
  },
  en: {
    invitation: [
      'Hello {name},\n\nWe enjoyed your application for “{title}”. Would you have an hour on {day} at 2 pm to meet the team, here or by video?\n\nKind regards,\n{contact}, {company}',
      'Hello {name},\n\nCould you join us for a trial day on {day}? Lunch is on us.\n\n{contact}',
    ],
    acceptance: [
      'Hello {contact},\n\nThank you, that suits me very well. Shall I prepare anything?\n\nBest wishes,\n{name}',
    ],
    question: [
      'Hello {name},\n\nA quick question: could you start two weeks earlier than the posting says?\n\nMany thanks,\n{contact}',
    ],
    answer: ['Hello,\n\nYes, that works. I have updated my application accordingly.\n\n{name}'],
    regret: [
      'Hello {name},\n\nThank you for applying. We chose someone with more experience this time; please do apply again.\n\nKind regards,\n{contact}',
    ],
    welcome: [
      'Welcome aboard, {name}!\n\nYour contract is on its way. See you at nine on your first day; ask for me at the desk.\n\n{contact}, {company}',
    ],
    thanks: ['Hello {contact},\n\nI am delighted. See you soon!\n\n{name}'],
  },
};
