import type { Retention } from '@metier/sdk/contract';
import { defineTexts } from '@metier/sdk/rules';
import type { LegalText } from '../legal-text';

const PROFILES = [
  {
    what: 'Account',
    detail:
      'Username, e-mail, type of account, picture, language, and your password as an argon2id hash that nobody can read',
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
    detail: 'Your e-mail address',
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

const listStoredData = ({ application_days: days, export_days: exportDays }: Retention) => [
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

const lead =
  'What we know about you, why, who sees it, and how you get it corrected or deleted. No advertising, no tracking, nothing sold.';

const COOKIES = {
  id: 'cookies',
  title: 'Cookies and local storage',
  blocks: [
    'Nine cookies at most, usually four, all ours, none for tracking. That is why no banner asks you about them.',
    {
      points: [
        'sessionid (over https: __Host-sessionid) keeps you logged in. Scripts cannot read it. Set when you log in, gone when you log out, 30 days at most.',
        'csrftoken proves that a form was sent from this site and not from a forged one. One year.',
        'device (over https: __Secure-device) remembers which accounts were opened in this browser, five at most, so that strangers who guess at your password cannot keep you out. Scripts cannot read it, and it stays when you log out. One year, or until your password changes.',
        'theme remembers whether you chose light or dark, if you did. One year.',
        'language remembers which language you chose, or the one of the address that you followed. One year.',
        'visitor keeps you on one version of our pages while we try a new one with some of our visitors. It is set only then, we store it nowhere, and scripts cannot read it. One year.',
        'wrote, after you have saved something, brings your next pages from where it is already there. Five seconds.',
        'release remembers the version that a link asked for, if you followed one. One day.',
        'platform is for the people who build this site. Twelve hours.',
      ],
    },
    'In your browser’s own storage, and nowhere else, we keep the draft of an application you have not sent, and the benefits you chose while posting a job. Both go with your browser’s data.',
    'Everything on these pages comes from this one server: no fonts, maps, scripts or pixels from others.',
  ],
};

const make = (retention: Retention): LegalText => ({
  title: 'Privacy',
  lead,
  changedOn: '2026-11-26',
  sections: ({ email, address }) => [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `Metier, ${address}, is responsible for the data on this site, under the Swiss Federal Act on Data Protection (nDSG). You reach us about anything on this page at ${email}.`,
      ],
    },
    {
      id: 'data',
      title: 'What we store, and why',
      blocks: [
        'Only what you enter or what is needed to keep the site safe. There are no profiles made behind your back, and no program decides about an application: people do.',
        {
          caption: 'Stored data, its purpose and how long it is kept',
          rows: listStoredData(retention),
        },
      ],
    },
    {
      id: 'who-sees',
      title: 'Who sees what',
      blocks: [
        {
          points: [
            'Everybody sees active jobs and company profiles: name, logo, town and canton, website, texts, reviews without names, and the contact person that a company names in an open job. Never an employer’s street, e-mail or username.',
            'An employer sees a student’s profile only after that student has applied to one of their jobs, and then without date of birth, street, postal code and saved jobs. What you wrote into the application itself they see whole.',
            'An employer’s notes about an application are read by that company alone.',
            'Another student sees nothing of you. Nobody can search for students.',
          ],
        },
        'We give data to nobody else, unless a Swiss authority demands it by law.',
      ],
    },
    COOKIES,
    {
      id: 'rights',
      title: 'Your rights, and how to use them',
      blocks: [
        'You may know what we store about you, have it corrected, have it deleted, and take it with you in a common format (articles 25, 28 and 32 nDSG). All of it you do yourself: edit your profile, delete documents, withdraw applications, and under “Your data” of your account, export everything and delete the account.',
        `An account that you delete is locked at once and gone after ${retention.deletion_days} days, with its profile, documents, applications, messages and reviews; until then you can keep it. An account that nobody uses for ${retention.account_days} days gets a mail, and is deleted ${retention.warning_days} days later. A backup may hold it until that backup is overwritten; if it is restored, the account is deleted again.`,
        `For anything else write to ${email} from the address of your account. We answer within 30 days, and it costs nothing.`,
        'If you think that we do something wrong, tell us; or tell the Federal Data Protection and Information Commissioner (FDPIC, edoeb.admin.ch).',
      ],
    },
    {
      id: 'safety',
      title: 'How it is kept safe',
      blocks: [
        'The connection is encrypted wherever the site is run on https. Uploaded files are checked by their content, pictures lose their hidden data such as the place where they were taken, and a file is only ever handed to those who may see it. If something happens that puts your data at risk, we tell you and the FDPIC.',
      ],
    },
  ],
});

/** The limits are those that the server enforces. */
export const privacyTexts = defineTexts('public/legal/privacy', { lead, make });
