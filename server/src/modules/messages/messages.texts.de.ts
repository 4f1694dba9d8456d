import { translate } from '@metier/sdk/rules';
import type * as english from './messages.texts';

/** Texts of the message endpoints. */
export const messagesTexts = translate<typeof english.messagesTexts>('server/messages/messages')({
  otherRecipient: 'Sie können nur der anderen Seite dieser Bewerbung schreiben.',
  employerBegins: 'Die Firma schreibt zuerst. Sie können antworten, sobald eine Nachricht da ist.',
  withdrawn: 'Diese Bewerbung wurde zurückgezogen. Die Unterhaltung ist beendet.',
  heldSubject: 'Nachricht nicht angezeigt',
  heldBody:
    'Diese Nachricht wird nicht angezeigt: Sie wurde gemeldet, und wir haben sie ausgeblendet oder entfernt.',
  sentByYou: 'Sie haben diese Nachricht gesendet.',
  subject: (job) => `Ihre Bewerbung auf die Stelle «${job}»`,
});
