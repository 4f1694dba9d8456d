import { defineTexts } from '@metier/sdk/rules';

export const alertsTexts = defineTexts('public/alerts/alerts', {
  title: 'Job alerts',
  lead: 'Searches that you saved, and how often we email you new jobs.',
  list: 'Your job alerts',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  edit: 'Edit',
  delete: 'Delete',
  of: (name: string) => `: ${name}`,
  deleted: (name: string) => `“${name}” is deleted.`,
  undo: 'Undo',
  add: 'Save another search',
  empty: {
    title: 'No job alerts yet',
    text: 'Search for jobs, then choose “Save this search” above the results.',
    action: 'Search for jobs',
  },
  dialog: {
    title: 'Edit job alert',
    name: 'Name',
    rhythm: 'How often',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
  },
  failed: 'That did not work. Please try again.',
  failedLoad: {
    title: 'Your job alerts could not be loaded',
    text: 'Nothing is lost. Please try again.',
  },
  link: {
    title: 'This link is no longer valid',
    text: 'Open it from the newest mail of your job alerts, or save the search again.',
    action: 'Search for jobs',
  },
});
