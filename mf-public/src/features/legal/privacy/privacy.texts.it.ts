import type { Retention } from '@metier/sdk/contract';
import { translate } from '@metier/sdk/rules';
import type { DataRow } from '../legal-text';
import text from './privacy.it.md';
import type * as english from './privacy.texts';

const PROFILES = [
  {
    what: 'Account',
    detail:
      'Nome utente, e-mail, tipo di account, immagine, lingua e la Sua password come hash argon2id che nessuno può leggere',
    why: 'PermetterLe di accedere e scriverLe riguardo alle Sue candidature',
    until: 'Eliminazione del Suo account',
  },
  {
    what: 'Profilo di candidate e candidati',
    detail: 'Nome, data di nascita, indirizzo, biografia, esperienza, competenze, preferiti',
    why: 'La Sua panoramica e ciò che le aziende vedono di Lei quando si candida',
    until: 'Sua modifica o eliminazione del Suo account',
  },
  {
    what: 'Profilo aziendale e annunci',
    why: 'Sono pubblici: è il loro scopo',
    until: 'Sua modifica o eliminazione dell’account',
  },
];

const USE = [
  {
    what: 'Sessioni',
    detail:
      'Una chiave, il tipo di browser, quando e da quale rete (abbreviata) è stata usata l’ultima volta',
    why: 'Mantenere il Suo accesso e mostrarLe da dove è connesso il Suo account',
    until: 'Uscita; 14 giorni senza utilizzo; al massimo 30 giorni',
  },
  {
    what: 'Visualizzazioni di un annuncio',
    detail: 'Una chiave per ogni persona e giorno, dalla quale non si può risalire ad alcun indirizzo',
    why: 'Il numero di visualizzazioni mostrato alle aziende',
    until: 'Eliminazione dell’annuncio',
  },
  {
    what: 'Ricerche',
    detail:
      'Quante volte è stato cercato un termine di cui non conosciamo la professione, e quale tipo di annuncio è stato poi aperto, per giorno; senza account né indirizzo, e in forma di hash finché non lo cercano più persone',
    why: 'Far capire più termini alla ricerca',
    until: '90 giorni',
  },
  {
    what: 'Contatori dei tentativi',
    detail:
      'Di accedere, di registrarsi o di scriverci, per account, browser e indirizzo di rete, in forma di hash',
    why: 'Fermare chi cerca di indovinare le password',
    until: 'Scadenza, al massimo un giorno dopo l’ultimo tentativo',
  },
  {
    what: 'Errori delle nostre pagine',
    detail:
      'Quale parte ha avuto un errore su quale tipo di pagina, e quante volte ha funzionato; senza account, indirizzo di rete o dati inseriti da Lei',
    why: 'Accorgerci di ciò che non funziona e ripararlo',
    until: '14 giorni',
  },
  {
    what: 'Accesso in due passaggi',
    detail: 'La chiave della Sua app di autenticazione, cifrata; i codici di recupero, in forma di hash',
    why: 'Verificare i Suoi codici',
    until: 'Disattivazione o eliminazione del Suo account',
  },
  {
    what: 'Passkey',
    detail: 'La chiave pubblica e il nome, quando sono state aggiunte e usate l’ultima volta',
    why: 'PermetterLe di accedere senza password',
    until: 'Rimozione o eliminazione del Suo account',
  },
  {
    what: 'Link che confermano un indirizzo',
    detail: 'L’indirizzo, l’account, quando il link è stato usato',
    why: 'Sapere che un indirizzo è Suo prima di usarlo',
    until: 'Al massimo una settimana',
  },
  {
    what: 'Newsletter',
    detail: 'Il Suo indirizzo e-mail',
    why: 'L’invio, dopo la Sua conferma',
    until: 'Disdetta; sette giorni se non conferma',
  },
  {
    what: 'Chi ha aperto la Sua candidatura',
    detail: 'L’azienda o una persona di Metier, che cosa è stato aperto e in quale giorno',
    why: 'Affinché Lei lo veda',
    until: 'Quando la candidatura non contiene più i Suoi dati',
  },
];

const listStoredData = ({
  application_days: days,
  export_days: exportDays,
}: Retention): readonly DataRow[] => [
  ...PROFILES,
  {
    what: 'Candidature',
    detail:
      'Le Sue risposte, il CV e i documenti, ogni cambiamento di stato con la sua data e ora, le note dell’azienda',
    why: 'La candidatura stessa, per Lei e per quell’unica azienda',
    until: `${days} giorni dopo la conclusione; poi all’azienda resta solo l’informazione che c’è stata una candidatura, senza i Suoi dati. Prima, se uno dei due account viene eliminato`,
  },
  {
    what: 'Messaggi e recensioni',
    why: 'Affinché entrambe le parti possano rileggere quanto è stato scritto',
    until: `${days} giorni dopo la conclusione della candidatura; le recensioni, fino all’eliminazione dell’account di una delle parti`,
  },
  ...USE,
  {
    what: 'Esportazioni dei Suoi dati',
    why: 'Affinché possa scaricarle',
    until: `${exportDays} giorni`,
  },
  {
    what: 'E-mail che Le abbiamo inviato',
    detail: 'Tipo, indirizzo, data e ora',
    why: 'Capire perché una non è arrivata',
    until: '30 giorni; il loro testo viene eliminato al momento dell’invio',
  },
];

/** The limits are those that the server enforces. */
export const privacyTexts = translate<typeof english.privacyTexts>('public/legal/privacy')({
  text,
  changedOn: '2026-11-26',
  caption: 'Dati conservati, scopo e durata di conservazione',
  rows: listStoredData,
  values: (retention) => retention,
});
