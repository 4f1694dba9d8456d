import { translate } from '@metier/sdk/rules';
import type * as english from './review.texts';

export const reviewTexts = translate<typeof english.reviewTexts>('seeker/applications/review/review')({
  title: (company) => `Recensire ${company}`,
  lead: 'Tutti possono leggere la Sua recensione. Il Suo nome non è visibile.',
  loading: 'Ricerca della Sua recensione…',
  failedTitle: 'Impossibile caricare la Sua recensione',
  failedText: 'Il server non ha risposto.',

  written: (date) => `Ha già recensito questa azienda, il ${date}.`,
  pros: 'Pro',
  cons: 'Contro',

  form: {
    label: 'La Sua recensione',
    labels: {
      rating: 'La Sua valutazione',
      title: 'Titolo',
      comment: 'Commento',
      pros: 'Pro',
      cons: 'Contro',
    },
    commentHint: 'Come si sono comportati con Lei, dal primo all’ultimo messaggio. Facoltativo.',
    missing: 'Scelga una valutazione.',
    submit: 'Pubblicare la recensione',
    publishing: 'Pubblicazione della recensione…',
    cancel: 'Annullare',
  },
  done: 'Recensione pubblicata',
  failed: 'Impossibile pubblicare la recensione. Riprovi.',
});
