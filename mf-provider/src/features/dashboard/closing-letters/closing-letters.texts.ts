import { defineTexts, PLACEHOLDERS } from '@metier/sdk/rules';

export const closingTexts = defineTexts('provider/dashboard/closing-letters', {
  candidates: (count: number) => (count === 1 ? '1 candidate' : `${count} candidates`),
  unanswered: (count: number) => `For ${closingTexts.candidates(count)} without an answer`,
  actionsOf: (job: string) => `Other actions for the closing notice for ${job}`,
  edit: 'Edit text',
  editOf: (job: string) => `Edit the closing notice for ${job}`,
  send: 'Send now',
  sendQuestion: (count: number, job: string) =>
    `Send the closing notice for “${job}” to ${closingTexts.candidates(count)} now?`,
  skip: 'Do not send',
  skipQuestion: (count: number, job: string) =>
    `Send no closing notice for “${job}”? ${count === 1 ? 'The candidate hears' : `The ${count} candidates hear`} nothing from you.`,
  sent: 'The closing notice is on its way',
  skipped: 'No closing notice will be sent',
  saved: 'Closing notice saved',
  failed: 'The closing notice could not be changed. Please try again.',
  loadFailed: 'The closing notices could not be loaded',
  dialog: {
    title: (job: string) => `Closing notice for ${job}`,
    label: 'Text',
    hint: `Placeholders: ${PLACEHOLDERS.filter(({ value }) => value !== 'reason')
      .map(({ value }) => `{${value}}`)
      .join(', ')}. They are filled in for each candidate.`,
    keep: 'Use this text for later jobs in this language, too',
    languageHint: 'By default that of the ad. All candidates of the job get this one letter.',
    languageFailed: 'The text in this language could not be loaded. Please try again.',
    preview: 'What candidates read',
    save: 'Save text',
    saving: 'Saving the text…',
    cancel: 'Cancel',
    required: 'This field is required.',
    /** A made-up candidate for the preview. */
    sampleCandidate: 'Lea Keller',
  },
});
