import { translate } from '@metier/sdk/rules';
import type * as english from './review.texts';

export const reviewTexts = translate<typeof english.reviewTexts>('seeker/applications/review/review')({
  title: (company) => `${company} bewerten`,
  lead: 'Alle können Ihre Bewertung lesen. Ihr Name wird nicht angezeigt.',
  loading: 'Ihre Bewertung wird gesucht\u00a0…',
  failedTitle: 'Ihre Bewertung konnte nicht geladen werden',
  failedText: 'Der Server hat nicht geantwortet.',

  written: (date) => `Sie haben diese Firma bereits bewertet, am ${date}.`,
  pros: 'Gut',
  cons: 'Weniger gut',

  form: {
    label: 'Ihre Bewertung',
    labels: {
      rating: 'Anzahl Sterne',
      title: 'Titel',
      comment: 'Kommentar',
      pros: 'Gut',
      cons: 'Weniger gut',
    },
    commentHint: 'Wie man mit Ihnen umgegangen ist, von der ersten bis zur letzten Nachricht. Freiwillig.',
    missing: 'Bitte wählen Sie die Anzahl Sterne.',
    submit: 'Bewertung veröffentlichen',
    publishing: 'Ihre Bewertung wird veröffentlicht\u00a0…',
    cancel: 'Abbrechen',
  },
  done: 'Bewertung veröffentlicht',
  failed: 'Die Bewertung konnte nicht veröffentlicht werden. Bitte versuchen Sie es noch einmal.',
});
