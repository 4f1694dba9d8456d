import type { Retention } from '@metier/sdk/contract';
import { translate } from '@metier/sdk/rules';
import type { LegalText } from '../legal-text';
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
    what: 'Profilo di studentesse e studenti',
    detail: 'Nome, data di nascita, indirizzo, biografia, esperienza, competenze, annunci salvati',
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

const listStoredData = ({ application_days: days, export_days: exportDays }: Retention) => [
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

const lead =
  'Che cosa sappiamo di Lei, perché, chi lo vede e come può farlo correggere o eliminare. Nessuna pubblicità, nessun tracciamento, nessuna vendita di dati.';

const COOKIES = {
  id: 'cookies',
  title: 'Cookie e memoria locale',
  blocks: [
    'Al massimo nove cookie, di solito quattro, tutti nostri, nessuno per il tracciamento. Per questo non c’è nessun banner che Le chieda un consenso.',
    {
      points: [
        'sessionid (su https: __Host-sessionid) mantiene il Suo accesso. Gli script non possono leggerlo. Viene impostato quando accede e scompare quando esce, al più tardi dopo 30 giorni.',
        'csrftoken dimostra che un modulo è stato inviato da questo sito e non da uno falso. Un anno.',
        'device (su https: __Secure-device) ricorda quali account sono stati aperti in questo browser, al massimo cinque, affinché chi cerca di indovinare la Sua password non possa impedirLe di accedere. Gli script non possono leggerlo, e rimane quando esce. Un anno, o fino alla modifica della Sua password.',
        'theme ricorda se ha scelto l’aspetto chiaro o scuro, nel caso l’abbia fatto. Un anno.',
        'language ricorda la lingua che ha scelto o quella dell’indirizzo che ha seguito. Un anno.',
        'visitor La mantiene su una stessa versione delle nostre pagine mentre ne proviamo una nuova con una parte di chi visita il sito. Viene impostato solo in quel caso, non lo conserviamo da nessuna parte e gli script non possono leggerlo. Un anno.',
        'wrote fa sì che, dopo che ha salvato qualcosa, le pagine successive arrivino da dove il dato è già presente. Cinque secondi.',
        'release ricorda la versione richiesta da un link, se ne ha seguito uno. Un giorno.',
        'platform serve a chi sviluppa questo sito. Dodici ore.',
      ],
    },
    'Nella memoria del Suo browser, e in nessun altro luogo, conserviamo la bozza di una candidatura non ancora inviata e i vantaggi scelti durante la pubblicazione di un annuncio. Entrambi scompaiono con i dati del browser.',
    'Tutto ciò che si trova su queste pagine proviene da questo unico server: nessun carattere tipografico, mappa, script o pixel di terzi.',
  ],
};

const make = (retention: Retention): LegalText => ({
  title: 'Protezione dei dati',
  lead,
  changedOn: '2026-11-26',
  sections: ({ email, address }) => [
    {
      id: 'who',
      title: 'Chi è responsabile',
      blocks: [
        `Metier, ${address}, è responsabile dei dati di questo sito ai sensi della legge federale sulla protezione dei dati (LPD). Per ogni questione relativa a questa pagina può scriverci all’indirizzo ${email}.`,
      ],
    },
    {
      id: 'data',
      title: 'Che cosa conserviamo, e perché',
      blocks: [
        'Solo ciò che inserisce Lei o che serve alla sicurezza del sito. Non creiamo profili a Sua insaputa e nessun programma decide su una candidatura: decidono delle persone.',
        {
          caption: 'Dati conservati, scopo e durata di conservazione',
          rows: listStoredData(retention),
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Chi vede che cosa',
      blocks: [
        {
          points: [
            'Tutti vedono gli annunci attivi e i profili aziendali: nome, logo, località e cantone, sito web, testi, recensioni senza nomi e la persona di contatto che un’azienda indica in un annuncio aperto. Mai la via, l’e-mail o il nome utente di un’azienda.',
            'Un’azienda vede il profilo di una studentessa o di uno studente solo dopo la candidatura a uno dei suoi annunci, e senza data di nascita, via, NPA e annunci salvati. Ciò che è scritto nella candidatura stessa, l’azienda lo vede per intero.',
            'Le note di un’azienda su una candidatura le legge solo quell’azienda.',
            'Le altre studentesse e gli altri studenti non vedono nulla di Lei. Nessuno può cercare studentesse o studenti.',
          ],
        },
        'Non trasmettiamo dati a nessun altro, salvo che un’autorità svizzera lo esiga in base alla legge.',
      ],
    },
    COOKIES,
    {
      id: 'rights',
      title: 'I Suoi diritti, e come esercitarli',
      blocks: [
        'Può sapere che cosa conserviamo su di Lei, farlo correggere, farlo eliminare e portarlo con sé in un formato comune (articoli 25, 28 e 32 LPD). Può fare tutto da sé: modificare il profilo, eliminare documenti, ritirare candidature e, sotto «I Suoi dati» del Suo account, esportare tutto ed eliminare l’account.',
        `Se elimina il Suo account, viene bloccato subito e scompare dopo ${retention.deletion_days} giorni, con profilo, documenti, candidature, messaggi e recensioni; fino ad allora può conservarlo. A chi non usa il proprio account per ${retention.account_days} giorni inviamo un’e-mail; ${retention.warning_days} giorni dopo l’account viene eliminato. Una copia di sicurezza può contenerlo finché non viene sovrascritta; se viene ripristinata, l’account è eliminato di nuovo.`,
        `Per tutto il resto scriva a ${email} dall’indirizzo del Suo account. Rispondiamo entro 30 giorni, gratuitamente.`,
        'Se ritiene che sbagliamo in qualcosa, ce lo dica; oppure si rivolga all’Incaricato federale della protezione dei dati e della trasparenza (IFPDT, edoeb.admin.ch).',
      ],
    },
    {
      id: 'safety',
      title: 'Come proteggiamo i dati',
      blocks: [
        'La connessione è cifrata ovunque il sito funzioni su https. I file caricati vengono verificati in base al contenuto, le immagini perdono i dati nascosti, come il luogo in cui sono state scattate, e un file viene consegnato solo a chi può vederlo. Se accade qualcosa che mette a rischio i Suoi dati, informiamo Lei e l’IFPDT.',
      ],
    },
  ],
});

export const privacyTexts = translate<typeof english.privacyTexts>('public/legal/privacy')({ lead, make });
