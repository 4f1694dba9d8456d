import { translate } from '@metier/sdk/rules';
import type * as english from './password-reset.texts';

export const passwordResetTexts = translate<typeof english.passwordResetTexts>(
  'public/password-reset/password-reset',
)({
  wait: (time) => `Troppi tentativi. Riprovi tra ${time}.`,
  forgot: {
    title: 'Ha dimenticato la password?',
    lead: 'Inserisca l’indirizzo e-mail del Suo account: Le invieremo un link per scegliere una nuova password.',
    linkOver:
      'Questo link non è più valido: funziona una sola volta, per 60 minuti. Ne richieda qui uno nuovo.',
    email: 'E-mail',
    missing: 'Inserisca il Suo indirizzo e-mail.',
    invalid: 'Inserisca un indirizzo e-mail, per esempio nome@example.com.',
    submit: 'Inviare il link',
    submitting: 'Invio del link…',
    failure: 'Impossibile inviare il link. Riprovi.',
    remembered: 'Le è tornata in mente?',
    login: 'Accedere',
  },
  sent: {
    title: 'Controlli la Sua casella di posta',
    to: 'Ha inserito',
    validity: 'Il link funziona una sola volta, per 60 minuti.',
    nothing:
      'Dopo alcuni minuti non è arrivato nulla? Guardi nella cartella spam e controlli l’indirizzo qui sopra.',
    again: 'Inviare di nuovo',
    sentAgain: 'Inviato di nuovo.',
    other: 'Usare un altro indirizzo',
  },
  reset: {
    title: 'Scelga una nuova password',
    lead: 'Tutti i Suoi dispositivi saranno disconnessi. Acceda poi con la nuova password.',
    password: 'Nuova password',
    missing: 'Inserisca la Sua nuova password.',
    submit: 'Salvare la password',
    submitting: 'Salvataggio della password…',
    failure: 'Impossibile salvare la password. Riprovi.',
  },
});
