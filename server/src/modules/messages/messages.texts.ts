import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Texts of the message endpoints. */
const english = defineTexts('server/messages/messages', {
  otherRecipient: 'You can only write to the other side of this application.',
  employerBegins: 'The employer writes first. You can answer as soon as there is a message.',
  withdrawn: 'This application has been withdrawn. The conversation has ended.',
  heldSubject: 'Message not shown',
  heldBody: 'This message is not shown: it was reported, and we have hidden or removed it.',
  sentByYou: 'You sent this message.',
  /** Subject of a first message without one; wording of the specification. */
  subject: (job: string) => `Regarding your application for ${job}`,
});

export const messagesTexts = inCurrentLanguage(english);
