import { defineTexts, formatDate } from '@metier/sdk/rules';
import { inCurrentLanguage } from '../../languages/current-language';

const day = (moment: string) => formatDate(moment) ?? moment;

const english = defineTexts('server/mail/templates/account-data-mail', {
  employerLeft: {
    subject: (job: string) => `Your application for ${job} has ended`,
    lines: (job: string) => [
      `The employer of “${job}” has left Metier. The job is closed, and your application has ended.`,
      'Your answers and documents for it are deleted, and so are the messages.',
    ],
    action: 'Find other jobs',
  },
  deletionRequested: {
    subject: 'Your account will be deleted',
    lines: (dueAt: string) => [
      `You have asked us to delete your account. It is locked now, and will be gone on ${day(dueAt)}.`,
      'Until then you can log in and keep it. If it was not you, log in, keep the account and choose a new password.',
    ],
    action: 'Keep my account',
  },
  accountUnused: {
    subject: 'Do you still need your account?',
    lines: (dueAt: string) => [
      `You have not used your account for a long time. We will delete it with all of its data on ${day(dueAt)}.`,
      'To keep it, log in once before.',
    ],
    action: 'Log in and keep my account',
  },
  exportReady: {
    subject: 'Your data are ready',
    lines: (expiresAt: string) => [
      'The archive with your data is ready. To download it you have to be logged in.',
      `The link works until ${day(expiresAt)}; then we delete the archive.`,
    ],
    action: 'Download my data',
  },
});

/** In the language of the mail that is being written. */
export const dataMailTexts = inCurrentLanguage(english);
