import { translate } from '@metier/sdk/rules';
import type * as english from './applicant.texts';

export const applicantTexts = translate<typeof english.applicantTexts>('provider/applicant/applicant')({
  breadcrumb: { applications: 'Gestire le candidature' },
  place: 'Vive a',
  about: 'Presentazione',
  experience: 'Esperienza',
  skills: 'Punti di forza',
  noWords: 'Ancora nessun testo.',
  noSkills: 'Ancora nessun punto di forza indicato.',

  applications: {
    title: 'Candidature ai Suoi annunci',
    submitted: (date) => `Inviata il ${date}`,
    withdrawn: (date) => `Ritirata il ${date}`,
    view: 'Visualizzare',
    viewOf: (job) => `Visualizzare la candidatura per «${job}»`,
    message: 'Messaggio',
    messageOf: (job) => `Messaggio riguardo a «${job}»`,
    failed: 'Impossibile caricare le candidature',
    none: 'Ancora nessuna candidatura',
  },

  reviews: {
    title: 'La Sua recensione',
    failed: 'Impossibile caricare la Sua recensione',
    hint: 'Dopo un’assunzione può recensire il lavoro svolto. La recensione la leggono solo Lei e la persona assunta.',
    invitation: (name) =>
      `Ha assunto ${name}. Recensisca il lavoro svolto: la recensione la leggono solo Lei e la persona assunta.`,
    write: 'Scrivere una recensione',
    dialog: (name) => `Recensire ${name}`,
    lead: 'La leggono solo Lei e la persona recensita.',
    done: 'Recensione inviata',
    failedToPublish: 'Impossibile inviare la recensione. Riprovi.',
    commentHint: 'Com’è stata la collaborazione. Facoltativo.',
    pros: 'Pro',
    cons: 'Contro',
    labels: {
      rating: 'La Sua valutazione',
      title: 'Titolo',
      comment: 'Commento',
      pros: 'Pro',
      cons: 'Contro',
    },
    missing: 'Scelga una valutazione.',
    publish: 'Inviare la recensione',
    publishing: 'Invio della recensione…',
    cancel: 'Annullare',
  },

  safe: 'Nulla è andato perso. Riprovi tra qualche istante.',
  failure: {
    title: 'Impossibile caricare questo profilo',
    text: 'Nulla è andato perso. Riprovi tra qualche istante.',
  },
  missing: {
    title: 'Profilo non trovato',
    text: 'Può vedere i profili di chi ha inviato una candidatura per uno dei Suoi annunci, finché non viene ritirata.',
    back: 'Gestire le candidature',
  },
});
