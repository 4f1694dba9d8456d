import { translate } from '@metier/sdk/rules';
import type * as english from './register.texts';

export const registerTexts = translate<typeof english.registerTexts>('public/register/register')({
  titleOf: (step) => (step === 3 ? 'Registrazione completata' : `Registrazione, passo ${step} di 3`),
  steps: 'Registrazione',
  stepNames: ['Account', 'Profilo', 'Completato'],
  account: {
    title: 'Crei il Suo account',
    madeTitle: 'Il Suo account',
    lead: 'Tre passi, circa cinque minuti.',
    role: 'Mi registro come',
    roles: [
      {
        value: 'job_seeker',
        label: 'Candidata/o',
        description: 'Cerco un lavoro.',
      },
      { value: 'job_provider', label: 'Azienda', description: 'Pubblico annunci e cerco personale.' },
    ],
    username: 'Nome utente',
    email: 'E-mail',
    emailHint: 'Per le notifiche e per reimpostare la password. Non fa parte del Suo profilo.',
    password: 'Password',
    newPassword: 'Nuova password',
    confirm: 'Confermare la password',
    current: 'Password attuale',
    currentHint: 'Necessaria per salvare le modifiche.',
    match: 'Le password coincidono',
    mismatch: 'Le password non coincidono.',
    picture: 'Immagine del profilo',
    pictureHint:
      'Facoltativa. L’azienda presso cui si candida vede la Sua immagine; il logo di un’azienda lo vedono tutti. JPG, PNG o GIF, al massimo 5\u00a0MB.',
    pictureKept: 'Ha già un’immagine. Una nuova la sostituisce. JPG, PNG o GIF, al massimo 5\u00a0MB.',
    submit: 'Creare l’account',
    submitting: 'Creazione dell’account…',
    made: 'Il Suo account è stato creato. Le modifiche apportate qui vengono salvate quando continua.',
    saving: 'Salvataggio dell’account…',
    next: 'Continuare',
    hasAccount: 'Ha già un account?',
    login: 'Accedere',
  },
  problems: {
    incomplete: 'Tutti i campi sono obbligatori.',
    missing: 'Compili questo campo.',
    badEmail: 'Inserisca un indirizzo e-mail, per esempio nome@example.com.',
    mismatch: 'Le password non coincidono.',
    server: 'Errore del server. Riprovi più tardi.',
  },
  profile: {
    title: { job_seeker: 'Si presenti alle aziende', job_provider: 'Presenti la Sua azienda' },
    lead: {
      job_seeker: 'Quando si candida, l’azienda vede il Suo nome, la Sua località e quanto scrive di sé.',
      job_provider: 'Chi si candida vede questo profilo accanto a ogni Suo annuncio.',
    },
    submit: 'Completare la registrazione',
    back: 'Indietro',
    failure: {
      job_seeker: { failureText: 'Errore durante il salvataggio del profilo.', failureLang: 'it' },
      job_provider: { failureText: 'Impossibile salvare il profilo. Riprovi.' },
    },
  },
  complete: {
    title: 'Congratulazioni!',
    text: 'Il Suo account e il Suo profilo sono pronti.',
    next: 'E adesso',
    steps: {
      job_seeker: [
        'Confermi l’indirizzo e-mail con il link nella nostra e-mail.',
        'Carichi il curriculum, così lo avrà a portata di mano quando si candida.',
        'Cerchi un lavoro e salvi la ricerca per sapere dei nuovi annunci.',
      ],
      job_provider: [
        'Confermi l’indirizzo e-mail con il link nella nostra e-mail.',
        'Pubblichi il primo annuncio.',
        'Aggiunga il logo: la panoramica mostra che cosa manca ancora.',
      ],
    },
    resume: 'Riprendere da dove aveva interrotto',
    dashboard: 'Vai alla panoramica',
    login: 'Accedere',
  },
});
