import { defineTexts } from '@metier/sdk/rules';

export const saveSearchTexts = defineTexts('public/home/save-search', {
  open: 'Save this search',
  title: 'Get new jobs for this search',
  lead: 'We’ll email you new matching jobs, each only once.',
  name: 'Name',
  rhythm: 'How often',
  email: 'Email',
  emailHint: 'We send a link there to confirm it. Every mail has a link to change or end the alert.',
  save: 'Save Search',
  saving: 'Saving…',
  saved: 'Your search is saved. You’ll find it under Job alerts.',
  failed: 'The search could not be saved. Please try again.',
  requested: 'Almost done',
  close: 'Close',
  feed: 'Or follow it without an email:',
  feedLink: 'Feed for your feed reader (Atom)',
  list: 'All your job alerts',
});
