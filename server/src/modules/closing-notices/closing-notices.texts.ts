export const closingTexts = {
  /** Subject of the message, at most 200 characters long. */
  subject: (job: string) => `Your application for ${job}`.slice(0, 200),
  templateName: 'Closing notice',
};
