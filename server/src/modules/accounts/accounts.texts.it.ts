import { translate } from '@metier/sdk/rules';
import type * as english from './accounts.texts';

export const accountsTexts = translate<typeof english.accountsTexts>('server/accounts/accounts')({
  wrongLogin: 'Nome utente o password non validi.',
  blocked: (contact) =>
    `Questo account è bloccato. La nostra decisione ne spiega il motivo e Lei può rispondere. Domande: ${contact}.`,
  passwordsDiffer: 'Le password non coincidono.',
  usernameTaken: 'Questo nome utente è già in uso.',
  emailTaken: 'Esiste già un account con questo indirizzo e-mail.',
  currentPasswordMissing: 'Inserisca la Sua password attuale.',
  currentPasswordWrong: 'Questa non è la Sua password attuale.',
  hasProfile: 'Questo account ha già un profilo.',
  passwordTooShort: (length) => `La password deve avere almeno ${length} caratteri.`,
  passwordTooCommon: 'Questa password è troppo comune.',
  passwordIsName: 'La password deve essere diversa dal nome utente e dall’indirizzo e-mail.',
  resetAsked: 'Se esiste un account con questo indirizzo e-mail, il link per una nuova password è in arrivo.',
  sameEmail: 'Questo è già il Suo indirizzo.',
  emailConfirmed: 'Il Suo indirizzo è già confermato.',
  confirmationSent: (email) => `Abbiamo inviato un link a ${email}. Lo apra dall’e-mail.`,
  confirmationOver: 'Questo link non è più valido: è stato usato, sostituito o è troppo vecchio.',
  confirmationTaken: 'Questo indirizzo appartiene nel frattempo a un altro account.',
  codeMissing: 'Inserisca il codice della Sua app di autenticazione.',
  wrongCode: 'Questo codice è errato o è già stato usato.',
  twoStepOff: 'L’accesso in due passaggi è disattivato.',
  twoStepRequired: 'Questo account richiede un secondo passaggio: accesso in due passaggi o una passkey.',
  secondFactorFirst: 'Acceda prima con la Sua passkey.',
  tooManyPasskeys: (most) => `Un account può avere al massimo ${most} passkey.`,
  wrongPasskey: 'Impossibile aggiungere questa passkey. Riprovi.',
  unknownPasskey: 'Questa passkey non appartiene a nessun account. Acceda con la Sua password.',
  foreignEmail: 'Se il nome utente è un indirizzo e-mail, deve essere il Suo.',
  resetOver: 'Questo link non è più valido. Ne richieda uno nuovo.',
  browserOn: (browser, system) => `${browser} su ${system}`,
});
