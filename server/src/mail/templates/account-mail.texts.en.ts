import type { AccountChange, MailPayloads } from '../mails';

/** What has happened, and what to do if it was another person. */
interface ChangeTexts {
  readonly subject: string;
  readonly lines: readonly string[];
}

const NOT_YOU = 'If it was not you, choose a new password now:';

const changes: Record<AccountChange, ChangeTexts> = {
  'email-requested': {
    subject: 'Your email address is about to change',
    lines: [
      'Somebody who knows your password has asked to change the email address of your account. It changes once the new address is confirmed.',
      `${NOT_YOU} this address then stays, and every device is logged out.`,
    ],
  },
  email: {
    subject: 'Your email address has changed',
    lines: [
      'Your account has a new email address, which has been confirmed. This one gets no more mails of your account.',
      'If it was not you, write to us at once: our address is on the support page.',
    ],
  },
  password: {
    subject: 'Your password has changed',
    lines: [
      'Your account has a new password. All other devices have been logged out.',
      `${NOT_YOU} every device is then logged out.`,
    ],
  },
  'two-step-on': {
    subject: 'Two-step login is on',
    lines: [
      'Logging in to your account now needs a code of your authenticator app. All other devices have been logged out.',
      'If it was not you, write to us at once: our address is on the support page.',
    ],
  },
  'two-step-app': {
    subject: 'You log in with another authenticator app',
    lines: [
      'The codes of your earlier authenticator app and the earlier recovery codes are no longer valid. All other devices have been logged out.',
      'If it was not you, write to us at once: our address is on the support page.',
    ],
  },
  'two-step-off': {
    subject: 'Two-step login is off',
    lines: [
      'Logging in to your account needs only the password again.',
      `${NOT_YOU} every device is then logged out.`,
    ],
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    lines: [
      'The recovery codes of your account have been replaced. The earlier ones are no longer valid.',
      `${NOT_YOU} every device is then logged out.`,
    ],
  },
  'passkey-added': {
    subject: 'A passkey was added',
    lines: [
      'Your account has a new passkey: its device can log in without your password.',
      'If it was not you, remove it on the page of your account and choose a new password now:',
    ],
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    lines: ['A passkey of your account was removed.', `${NOT_YOU} every device is then logged out.`],
  },
  'new-device': {
    subject: 'Your account was opened on another device',
    lines: [
      'Somebody has logged in to your account in a browser that had not been used for it before.',
      `If it was you, there is nothing to do. ${NOT_YOU} every device is then logged out.`,
    ],
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    lines: [
      'Somebody has logged in to your account with a recovery code, which is used up now.',
      `${NOT_YOU} every device is then logged out.`,
    ],
  },
};

export const english = {
  confirm: {
    subject: 'Confirm your email address',
    lines: ({ isNew }: MailPayloads['email-confirm']) => [
      isNew
        ? 'You asked to use this address for your account on Metier. The change takes effect once you confirm it.'
        : 'An account on Metier was opened with this address. Please confirm that it is yours; until then you do not get our notices here.',
      `The link works once, for ${isNew ? '24 hours' : 'seven days'}.`,
    ],
    action: 'Confirm this address',
    footnote: 'If it was not you, ignore this mail: without your confirmation nothing changes.',
  },
  taken: {
    subject: 'Your email address for another account?',
    lines: [
      'Somebody has entered this address for another account. It belongs to yours, so nothing has changed.',
      'If it was you: log in to the account that has this address. If you have forgotten its password, you can choose a new one.',
    ],
    action: 'Go to the login',
    footnote: 'If it was not you, there is nothing to do.',
  },
  device: (browser: string, system: string) => `The browser: ${browser} on ${system}.`,
  changes,
  actions: { choosePassword: 'Choose a new password', support: 'Go to the support page' },
} as const;
