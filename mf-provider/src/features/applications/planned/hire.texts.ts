import { defineTexts } from '@metier/sdk/rules';

/** Texts of the dialog that hires a candidate. */
export const hireTexts = defineTexts('provider/applications/planned/hire', {
  title: (name: string) => `Hire ${name}`,
  told: (name: string) => `${name} is told by mail in 60 seconds. Until then you can undo it.`,
  message: 'Message (optional)',
  messageHint: 'It is sent with the news: what happens next, and whom to ask.',
  confirm: 'Hire',
  confirming: 'Hiring…',
  cancel: 'Cancel',
});
