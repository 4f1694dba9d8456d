import { italian, translate } from '@metier/sdk/rules';
import type * as english from './planned.texts';

type Status = Parameters<typeof english.plannedTexts.pending>[0];

const nameAll = (count: number, name: string) =>
  italian.plural(count, { one: name, other: `${count} candidature` });

const MOVES: Partial<Record<Status, string>> = {
  reviewed: 'Esame',
  shortlisted: 'Preselezione',
  interview: 'Invito',
  hired: 'Accettazione',
  rejected: 'Rifiuto',
};

const UNDONE: Partial<Record<Status, string>> = { hired: 'l’accettazione', rejected: 'il rifiuto' };

const nameMove = (status: Status) => MOVES[status] ?? 'Spostamento';

export const plannedTexts = translate<typeof english.plannedTexts>('provider/applications/planned/planned')({
  announced: (status, count, name) => `${nameMove(status)} tra 60\u00a0s: ${nameAll(count, name)}`,
  pending: (status) => `${nameMove(status)}…`,
  undo: 'Annullare',
  undoOf: (status, name) => `Annullare ${UNDONE[status] ?? 'lo spostamento'}: ${name}`,
  undone: 'Annullato: non è stato inviato nulla',
  tooLate: 'È troppo tardi per annullare.',
  undoFailed: 'Impossibile annullare. Riprovi.',
  reject: {
    title: (count, name) =>
      italian.plural(count, {
        one: `Rifiutare la candidatura di ${name}`,
        other: `Rifiutare ${count} candidature`,
      }),
    reason: 'Motivo',
    reasonHint: 'Solo la Sua azienda vede quale motivo ha scelto.',
    reasonTold: 'Il motivo compare nel messaggio qui sotto.',
    reasonTellable: 'Facoltativo. Se sceglie un motivo, comparirà nel messaggio qui sotto.',
    reasonNeeded: 'Scelga un motivo o tolga {reason} dal messaggio.',
    noReason: 'Nessun motivo',
    languageHint: 'Di norma quella dell’annuncio.',
    eachLanguage: 'La lingua di ogni annuncio',
    letterFor: (language, count, name) => `${language} · ${nameAll(count, name)}`,
    template: 'Modello',
    builtIn: 'Testo standard',
    withMessage: 'Inviare un messaggio con il rifiuto',
    message: 'Messaggio',
    filledHint: 'Può modificare il testo prima dell’invio.',
    placeholdersHint: (names) => `${names} vengono compilati per ogni candidata o candidato.`,
    preview: (name) => `Ciò che legge ${name}`,
    hint: 'Il rifiuto ha effetto tra 60 secondi. Fino ad allora può annullarlo.',
    confirm: 'Rifiutare',
    confirming: 'Rifiuto in corso…',
    cancel: 'Annullare',
    required: 'Questo campo è obbligatorio.',
  },
});
