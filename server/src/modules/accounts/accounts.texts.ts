/** Texts of the account endpoints. */
export const accountsTexts = {
  wrongLogin: 'Invalid username or password.',
  blocked: (contact: string) =>
    `This account is blocked. The reason and how to object are in our mail to you. Questions: ${contact}.`,
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
  resetOver: 'This link is no longer valid. Please ask for a new one.',
};
