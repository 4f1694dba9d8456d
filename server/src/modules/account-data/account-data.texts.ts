import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const titles = {
  users: 'Account',
  sessions: 'Browsers that are logged in',
  twoStepLogins: 'Two-step login',
  recoveryCodes: 'Recovery codes',
  passkeys: 'Passkeys',
  attachments: 'Documents in the library',
  files: 'Files',
  jobseekers: 'Profile',
  jobseekerSkills: 'Skills of the profile',
  jobproviders: 'Company profile',
  jobproviderAdvantages: 'Advantages of the company',
  newsletterSubscriptions: 'Newsletter',
  alertAddresses: 'Address for alerts',
  alerts: 'Alerts',
  notices: 'Notices',
  noticeSettings: 'Channels of notices',
  outbox: 'Mails of the last 30 days',
  accountDeletions: 'Deletion of the account',
  dataExports: 'Exports',
  jobs: 'Jobs',
  favorites: 'Saved jobs',
  follows: 'Companies that you follow',
  removedDocuments: 'Documents removed in the last minute',
  contentReports: 'Reports',
  moderationActions: 'Decisions as an operator',
  moderationAppeals: 'Answers to decisions',
  seekerReviews: 'Reviews of candidates',
  companyReviews: 'Reviews of companies',
  applications: 'Applications',
  applicationMoves: 'Steps of applications',
  applicationNotes: 'Notes',
  applicationDocuments: 'Documents of applications',
  applicationAccesses: 'Who opened the applications',
  messages: 'Messages',
  interviews: 'Interviews',
  interviewSlots: 'Times offered for interviews',
};

const english = defineTexts('server/account-data/account-data', {
  /** Headings of the tables in the readable page of an export; others have the name of their table. */
  titles,
  title: (username: string) => `Data of ${username} on Metier`,
  lead: (moment: string) =>
    `Everything that Metier has stored about you, as of ${moment}. data.json has the same for programs, and the folder files what you have uploaded.`,
  withheld:
    'Not in this archive: your password, of which we have only a hash, and the keys of sessions, links, passkeys and two-step login. The notes of a company about your application are the company’s; it has to give them to you if you ask.',
  isRunning: 'Your data are being collected already.',
  isGone: 'This archive has been deleted. You can ask for a new one.',
  isNotReady: 'The archive is not ready yet.',
  empty: 'None.',
  fileName: (day: string) => `metier-data-${day}.zip`,
});

export const exportTexts = inCurrentLanguage(english);
