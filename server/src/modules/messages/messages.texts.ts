/** What the calls about messages answer in words. */
export const messagesTexts = {
  otherRecipient: 'This is not who the application is shared with.',
  employerBegins: 'The employer writes first. You can answer as soon as there is a message.',
  withdrawn: 'This application has been withdrawn. The conversation has ended.',
  sentByYou: 'You sent this message.',
  /** The subject of a message that brings none and begins its thread; the specification's words. */
  subject: (job: string) => `Regarding your application for ${job}`,
};
