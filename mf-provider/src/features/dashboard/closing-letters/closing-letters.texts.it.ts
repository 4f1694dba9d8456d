import { italian, PLACEHOLDERS, translate } from '@metier/sdk/rules';
import type * as english from './closing-letters.texts';

const countCandidates = (count: number) =>
  italian.plural(count, {
    one: '1 candidata o candidato',
    other: `${italian.count(count)} candidate e candidati`,
  });

export const closingTexts = translate<typeof english.closingTexts>('provider/dashboard/closing-letters')({
  candidates: countCandidates,
  unanswered: (count) => `Per ${countCandidates(count)} senza risposta`,
  actionsOf: (job) => `Altre azioni per il messaggio di chiusura per «${job}»`,
  edit: 'Modificare il testo',
  editOf: (job) => `Modificare il testo del messaggio di chiusura per «${job}»`,
  send: 'Inviare ora',
  sendQuestion: (count, job) =>
    `Inviare ora il messaggio di chiusura per «${job}» a ${countCandidates(count)}?`,
  skip: 'Non inviare',
  skipQuestion: (count, job) =>
    `Non inviare alcun messaggio di chiusura per «${job}»? ${italian.plural(count, {
      one: 'La candidata o il candidato non riceverà',
      other: `Le ${italian.count(count)} candidate e candidati non riceveranno`,
    })} nulla da Lei.`,
  sent: 'Il messaggio di chiusura è in corso di invio',
  skipped: 'Non sarà inviato alcun messaggio di chiusura',
  saved: 'Messaggio di chiusura salvato',
  failed: 'Impossibile modificare il messaggio di chiusura. Riprovi.',
  loadFailed: 'Impossibile caricare i messaggi di chiusura',
  dialog: {
    title: (job) => `Messaggio di chiusura per «${job}»`,
    label: 'Testo',
    hint: `Segnaposto: ${PLACEHOLDERS.filter(({ value }) => value !== 'reason')
      .map(({ value }) => `{${value}}`)
      .join(', ')}. Vengono compilati per ogni candidata o candidato.`,
    keep: 'Usare questo testo anche per i prossimi annunci in questa lingua',
    languageHint: 'Di norma quella dell’annuncio. Tutte le candidate e candidati ricevono lo stesso testo.',
    languageFailed: 'Impossibile caricare il testo in questa lingua. Riprovi.',
    preview: 'Ciò che leggono le candidate e candidati',
    save: 'Salvare il testo',
    saving: 'Salvataggio del testo…',
    cancel: 'Annullare',
    required: 'Questo campo è obbligatorio.',
    sampleCandidate: 'Lea Keller',
  },
});
