import { defineTexts } from '@metier/sdk/rules';

export const notificationsTexts = defineTexts('public/notifications/notifications', {
  title: 'Notices',
  titleUnread: (count: number) => (count > 0 ? `(${count}) Notices` : 'Notices'),
  settingsLink: 'Settings',
  readAll: 'Mark all as read',
  read: 'Mark as read',
  unread: 'New',
  list: 'All notices',
  older: 'Older notices',
  newest: 'Newest notices',
  empty: {
    title: 'No notices yet',
    text: 'News of applications, messages and reviews appears here.',
  },
  failed: {
    title: 'Your notices could not be loaded',
    text: 'Nothing is lost. Please try again.',
    read: 'That did not work. Please try again.',
  },
  settings: {
    title: 'Notice settings',
    lead: 'Choose what we tell you about, and how.',
    back: 'All notices',
    mailsTo: (email: string) => `Mails go to ${email}. Each has a link that ends its kind.`,
    unconfirmed: (email: string) => `${email} is not confirmed yet: until then no mails are sent to it.`,
    page: 'Show on Metier',
    mail: 'By mail',
    rhythms: { now: 'Immediately', daily: 'Every morning at 7:00', none: 'Never' },
    save: 'Save Settings',
    saving: 'Saving…',
    saved: 'Your settings are saved.',
    failed: 'Your settings could not be saved. Please try again.',
    failedLoad: 'Your settings could not be loaded',
  },
});
