import { defineTexts } from '@metier/sdk/rules';

export const decisionTexts = defineTexts('public/decision/decision', {
  title: 'Decision',
  reason: 'Reason',
  write: 'Your answer',
  lead: 'You can write once. Someone will read it and reply by email.',
  label: 'What do you want to say about it?',
  send: 'Send Answer',
  sending: 'Sending…',
  sent: 'Your answer has been sent.',
  failed: 'Your answer could not be sent. Please try again.',
  waiting: 'We have your answer, and will write to you.',
  yours: 'What you have written',
  answer: 'Our answer',
  unknown: {
    title: 'There is no such decision',
    text: 'Open the link of the newest mail, or log in with the account that it was sent to.',
    action: 'Log in',
  },
  failedLoad: { title: 'The decision could not be loaded', text: 'Please try again.' },
});
