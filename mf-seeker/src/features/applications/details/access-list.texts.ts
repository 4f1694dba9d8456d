import { defineTexts } from '@metier/sdk/rules';

export const accessTexts = defineTexts('seeker/applications/details/access-list', {
  title: 'Who opened it',
  none: 'Nobody has opened this application yet.',
  openedBy: (by: string, day: string) => `Opened by ${by} on ${day}`,
  kinds: {
    application: 'application',
    resume: 'CV',
    document: 'documents',
    profile: 'profile',
    message: 'a message',
  },
});
