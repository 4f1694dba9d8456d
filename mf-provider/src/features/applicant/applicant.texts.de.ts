import { translate } from '@metier/sdk/rules';
import type * as english from './applicant.texts';

export const applicantTexts = translate<typeof english.applicantTexts>('provider/applicant/applicant')({
  breadcrumb: { applications: 'Bewerbungen verwalten' },
  place: 'Wohnt in',
  about: 'Zur Person',
  experience: 'Erfahrung',
  skills: 'Stärken',
  noWords: 'Noch keine Angaben.',
  noSkills: 'Noch keine Fähigkeiten aufgeführt.',

  applications: {
    title: 'Bewerbungen auf Ihre Stellen',
    submitted: (date) => `Eingereicht am ${date}`,
    withdrawn: (date) => `Zurückgezogen am ${date}`,
    view: 'Ansehen',
    viewOf: (job) => `Bewerbung ansehen: ${job}`,
    message: 'Nachricht',
    messageOf: (job) => `Nachricht zu ${job}`,
    failed: 'Die Bewerbungen konnten nicht geladen werden',
    none: 'Noch keine Bewerbungen',
  },

  reviews: {
    title: 'Ihre Bewertung',
    failed: 'Ihre Bewertung konnte nicht geladen werden',
    hint: 'Sobald Sie jemanden einstellen, können Sie die Arbeit dieser Person bewerten. Nur Sie beide können das lesen.',
    invitation: (name) =>
      `Sie haben ${name} eingestellt. Bewerten Sie die Arbeit dieser Person: Nur Sie beide können das lesen.`,
    write: 'Bewertung schreiben',
    dialog: (name) => `${name} bewerten`,
    lead: 'Nur Sie und die Person, die Sie bewerten, können dies lesen.',
    done: 'Bewertung gesendet',
    failedToPublish: 'Die Bewertung konnte nicht gesendet werden. Bitte versuchen Sie es noch einmal.',
    commentHint: 'Wie die Zusammenarbeit war. Freiwillig.',
    pros: 'Gut',
    cons: 'Weniger gut',
    labels: {
      rating: 'Anzahl Sterne',
      title: 'Titel',
      comment: 'Kommentar',
      pros: 'Gut',
      cons: 'Weniger gut',
    },
    missing: 'Bitte wählen Sie die Anzahl Sterne.',
    publish: 'Bewertung senden',
    publishing: 'Ihre Bewertung wird gesendet\u00a0…',
    cancel: 'Abbrechen',
  },

  safe: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  failure: {
    title: 'Dieses Profil konnte nicht geladen werden',
    text: 'Es ist nichts verloren. Versuchen Sie es gleich noch einmal.',
  },
  missing: {
    title: 'Dieses Profil gibt es nicht',
    text: 'Sie sehen die Profile von Personen, die sich auf eine Ihrer Stellen beworben haben, bis sie die Bewerbung zurückziehen.',
    back: 'Bewerbungen verwalten',
  },
});
