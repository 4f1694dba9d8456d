import { translate } from '@metier/sdk/rules';
import type * as english from './login.texts';

export const loginTexts = translate<typeof english.loginTexts>('public/login/login')({
  title: 'Accedere',
  lead: 'È un piacere rivederLa.',
  apply: { before: 'Per rispondere all’annuncio', at: (company) => `di ${company}, acceda o si registri.` },
  passwordChanged: 'La Sua password è stata modificata. Acceda con quella nuova.',
  username: 'Nome utente',
  usernameHint: 'Il Suo nome utente o il Suo indirizzo e-mail.',
  password: 'Password',
  forgot: 'Ha dimenticato la password?',
  submit: 'Accedere',
  submitting: 'Accesso in corso…',
  failure: 'Credenziali non valide o server non disponibile.',
  reasons: {
    credentials: 'Il nome utente o la password non sono corretti.',
    connection: 'Il server non ha risposto. Controlli la connessione e riprovi.',
    server: 'Da parte nostra qualcosa non ha funzionato. Riprovi tra qualche istante.',
  },
  readDecision: 'Leggere la decisione e rispondere',
  waitABit: 'Troppi tentativi. Riprovi più tardi.',
  wait: (time) => `Troppi tentativi. Riprovi tra ${time}.`,
  code: {
    lead: 'Inserisca il codice della Sua app di autenticazione o uno dei Suoi codici di recupero.',
    label: 'Codice',
    other: 'Usare un altro account',
  },
  passkey: {
    or: 'o',
    action: 'Continuare con una passkey',
    waiting: 'In attesa del Suo dispositivo…',
    failed: 'Non è stata usata nessuna passkey. Riprovi o acceda con la Sua password.',
  },
  newHere: 'È la prima volta su Metier?',
  signUp: 'Registrarsi',
});
