import { defineTexts } from '@metier/sdk/rules';

export const reportTexts = defineTexts('public/report/report', {
  titles: {
    job: 'Report this job',
    company: 'Report this company',
    message: 'Report this message',
  },
  lead: 'Someone at Metier reads every report. We don’t tell the other party who sent it.',
  reason: 'What is wrong?',
  choose: 'Choose a reason',
  missing: 'Choose a reason.',
  text: 'What should we know? (optional)',
  cancel: 'Cancel',
  send: 'Send Report',
  sending: 'Sending…',
  failed: 'The report could not be sent. Please try again.',
});
