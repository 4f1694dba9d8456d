import type { Retention } from '@metier/sdk/contract';
import { defineTexts } from '@metier/sdk/rules';
import type { DataRow, LegalValues } from '../legal-text';
import text from './privacy.md';

const PROFILES = [
  {
    what: 'Account',
    detail:
      'Username, email, type of account, picture, language, and your password as an argon2id hash that nobody can read',
    why: 'Signing in, and writing to you about your applications',
    until: 'Your account is deleted',
  },
  {
    what: 'Student profile',
    detail: 'Name, date of birth, address, biography, experience, skills, saved jobs',
    why: 'Your dashboard, and what employers see of you when you apply',
    until: 'You change it, or your account is deleted',
  },
  {
    what: 'Company profile and job offers',
    why: 'They are public: that is what they are for',
    until: 'You change them, or the account is deleted',
  },
];

const USE = [
  {
    what: 'Sessions',
    detail: 'A key, the kind of browser, when and from which network it was used last, shortened',
    why: 'Keeping you signed in, and showing you where you are',
    until: 'You log out; 14 days without use; 30 days at most',
  },
  {
    what: 'Views of a job',
    detail: 'One key for each visitor and day, from which no address can be read back',
    why: 'The number of views that employers see',
    until: 'The job is deleted',
  },
  {
    what: 'Searches',
    detail:
      'How often a term that we know no occupation for was searched, and what kind of job was opened then, by day; without account or address, and hashed until several people have searched it',
    why: 'So that the search understands more terms',
    until: '90 days',
  },
  {
    what: 'Counters of attempts',
    detail: 'To log in, to register or to write to us, by account, browser and network address, hashed',
    why: 'Stopping those who guess passwords',
    until: 'Their time is over, a day at most after the last attempt',
  },
  {
    what: 'Failures of our pages',
    detail:
      'Which part failed on which kind of page, and how often it did not; without account, network address or anything you entered',
    why: 'Noticing and repairing what is broken',
    until: '14 days',
  },
  {
    what: 'Two-step login',
    detail: 'The key of your authenticator app, encrypted; recovery codes, hashed',
    why: 'Checking your codes',
    until: 'You turn it off, or your account is deleted',
  },
  {
    what: 'Passkeys',
    detail: 'Their public key and name, when they were added and last used',
    why: 'Signing you in without a password',
    until: 'You remove them, or your account is deleted',
  },
  {
    what: 'Links that confirm an address',
    detail: 'The address, the account, when the link was used',
    why: 'Knowing that an address is yours before we write to it',
    until: 'A week at most',
  },
  {
    what: 'Newsletter',
    detail: 'Your email address',
    why: 'Sending it, once you have confirmed',
    until: 'You leave; after seven days if you do not confirm',
  },
  {
    what: 'Who opened your application',
    detail: 'The employer or one of us, what was opened, and the day',
    why: 'So that you see it',
    until: 'The application loses its person',
  },
];

const listStoredData = ({
  application_days: days,
  export_days: exportDays,
}: Retention): readonly DataRow[] => [
  ...PROFILES,
  {
    what: 'Applications',
    detail: 'Your answers, resume and documents, each change of status with its time, the employer’s notes',
    why: 'The application itself, for you and for the one employer',
    until: `${days} days after its end; then the employer keeps that there was one, without you in it. Earlier if one of the two accounts is deleted`,
  },
  {
    what: 'Messages and reviews',
    why: 'So that both sides can read what was said',
    until: `${days} days after the end of the application; reviews, until the account of one side is deleted`,
  },
  ...USE,
  {
    what: 'Exports of your data',
    why: 'So that you can download them',
    until: `${exportDays} days`,
  },
  {
    what: 'Mails we sent you',
    detail: 'Kind, address, time',
    why: 'Finding out why one did not arrive',
    until: '30 days; their text is dropped when they are sent',
  },
];

/** The limits are those that the server enforces. */
export const privacyTexts = defineTexts('public/legal/privacy', {
  text,
  changedOn: '2026-11-26',
  caption: 'Stored data, its purpose and how long it is kept',
  rows: listStoredData,
  values: (retention: Retention): LegalValues => retention,
});
