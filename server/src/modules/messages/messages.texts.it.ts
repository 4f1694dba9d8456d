import { translate } from '@metier/sdk/rules';
import type * as english from './messages.texts';

export const messagesTexts = translate<typeof english.messagesTexts>('server/messages/messages')({
  otherRecipient: 'Può scrivere solo all’altra parte di questa candidatura.',
  employerBegins: 'È l’azienda a scrivere per prima. Potrà rispondere appena ci sarà un messaggio.',
  withdrawn: 'Questa candidatura è stata ritirata. La conversazione è terminata.',
  heldSubject: 'Messaggio non mostrato',
  heldBody: 'Questo messaggio non viene mostrato: è stato segnalato e lo abbiamo nascosto o rimosso.',
  sentByYou: 'Ha inviato Lei questo messaggio.',
  subject: (job) => `La Sua candidatura per ${job}`,
});
