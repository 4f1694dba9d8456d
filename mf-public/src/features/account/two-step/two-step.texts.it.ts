import { italian, translate } from '@metier/sdk/rules';
import type * as english from './two-step.texts';

export const twoStepTexts = translate<typeof english.twoStepTexts>('public/account/two-step')({
  title: 'Accesso in due passaggi',
  offHint: 'Per accedere servirà, oltre alla password, un codice di un’app sul Suo telefono.',
  requiredHint:
    'Il Suo account funziona solo con un secondo passaggio: accesso in due passaggi o una passkey.',
  since: (day) => `Dal ${day}.`,
  left: (count) =>
    italian.plural(count, {
      one: 'Resta un codice di recupero.',
      other: `Restano ${count} codici di recupero.`,
    }),
  setUp: 'Configurare',
  end: 'Disattivare',
  renew: 'Nuovi codici di recupero',
  replace: 'Usare un’altra app',
  on: 'Attivo',
  ended: 'L’accesso in due passaggi è disattivato.',
  start: {
    title: 'Configurare l’accesso in due passaggi',
    lead: 'Le serve un’app di autenticazione sul telefono. Alla fine tutti gli altri dispositivi vengono disconnessi.',
    submit: 'Continuare',
    submitting: 'Creazione del codice…',
  },
  replaceDialog: {
    title: 'Usare un’altra app di autenticazione',
    lead: 'L’app attuale resta valida finché non inserisce un codice di quella nuova. Riceve allora nuovi codici di recupero e tutti gli altri dispositivi vengono disconnessi.',
    submit: 'Continuare',
    submitting: 'Creazione del codice…',
  },
  scan: {
    title: 'Scansioni questo codice con l’app',
    image: 'Codice QR per la Sua app di autenticazione',
    lead: 'Inserisca poi le sei cifre mostrate dall’app.',
    manual: 'Oppure inserisca questa chiave nell’app:',
    open: 'Aprire l’app su questo dispositivo',
    code: 'Codice dell’app',
    missing: 'Inserisca il codice della Sua app.',
    submit: 'Attivare',
    submitting: 'Verifica del codice…',
    cancel: 'Annullare',
  },
  codes: {
    title: 'I Suoi codici di recupero',
    lead: 'Ciascuno Le permette di accedere una volta senza telefono. Vengono mostrati solo ora: li conservi in un luogo sicuro.',
    copy: 'Copiare',
    copied: 'I codici sono stati copiati.',
    notCopied: 'Impossibile copiare i codici. Li annoti.',
    done: 'Li ho salvati',
  },
  endDialog: {
    title: 'Disattivare l’accesso in due passaggi?',
    lead: 'Per accedere basterà la password e i Suoi codici di recupero saranno eliminati.',
    submit: 'Disattivare',
    submitting: 'Disattivazione…',
  },
  renewDialog: {
    title: 'Nuovi codici di recupero',
    lead: 'I codici precedenti non saranno più validi.',
    submit: 'Creare nuovi codici',
    submitting: 'Creazione dei nuovi codici…',
  },
});
