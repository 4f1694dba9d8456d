import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

/** Texts of the account endpoints. */
const english = defineTexts('server/accounts/accounts', {
  wrongLogin: 'Invalid username or password.',
  blocked: (contact: string) =>
    `This account is blocked. Our decision says why, and you can answer it. Questions: ${contact}.`,
  passwordsDiffer: 'Passwords do not match.',
  usernameTaken: 'This username is already taken.',
  emailTaken: 'An account with this email already exists.',
  currentPasswordMissing: 'Enter your current password.',
  currentPasswordWrong: 'This is not your current password.',
  hasProfile: 'This account already has a profile.',
  passwordTooShort: (length: number) => `The password must have at least ${length} characters.`,
  passwordTooCommon: 'This password is too common.',
  passwordIsName: 'The password must differ from the username and the email.',
  resetAsked: 'If there is an account with this email, a link to a new password is on its way.',
  sameEmail: 'This is your address already.',
  emailConfirmed: 'Your address is confirmed already.',
  confirmationSent: (email: string) => `We have sent a link to ${email}. Please open it there.`,
  confirmationOver: 'This link is no longer valid: it was used, replaced or is too old.',
  confirmationTaken: 'This address belongs to another account by now.',
  codeMissing: 'Enter the code of your authenticator app.',
  wrongCode: 'This code is wrong or was used already.',
  twoStepOff: 'Two-step login is off.',
  twoStepRequired: 'This account needs a second step: two-step login or a passkey.',
  secondFactorFirst: 'Sign in with your passkey first.',
  tooManyPasskeys: (most: number) => `An account has at most ${most} passkeys.`,
  wrongPasskey: 'This passkey cannot be added. Please try again.',
  unknownPasskey: 'This passkey belongs to no account here. Sign in with your password.',
  foreignEmail: 'A username that is an email address must be your own.',
  resetOver: 'This link is no longer valid. Please ask for a new one.',
  /** A browser that is signed in: `Firefox on Linux`. */
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
});

export const accountsTexts = inCurrentLanguage(english);
