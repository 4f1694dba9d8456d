import { translate } from '@metier/sdk/rules';
import type * as english from './messages.texts';

export const messagesTexts = translate<typeof english.messagesTexts>('server/messages/messages')({
  otherRecipient: 'Vous pouvez uniquement écrire à l’autre partie de cette candidature.',
  employerBegins:
    'C’est l’entreprise qui écrit en premier. Vous pourrez répondre dès qu’il y aura un message.',
  withdrawn: 'Cette candidature a été retirée. La conversation est terminée.',
  heldSubject: 'Message non affiché',
  heldBody: 'Ce message n’est pas affiché\u00a0: il a été signalé, et nous l’avons masqué ou supprimé.',
  sentByYou: 'C’est vous qui avez envoyé ce message.',
  subject: (job) => `Concernant votre candidature\u00a0: ${job}`,
});
