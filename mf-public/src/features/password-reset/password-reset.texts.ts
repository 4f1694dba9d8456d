import { defineTexts } from '@metier/sdk/rules';

export const passwordResetTexts = defineTexts('public/password-reset/password-reset', {
  wait: (time: string) => `Too many attempts. Please try again in ${time}.`,
  forgot: {
    title: 'Forgot your password?',
    lead: 'Enter the email of your account, and we send you a link to choose a new one.',
    linkOver: 'This link is no longer valid: it works once, for 60 minutes. Ask for a new one here.',
    email: 'Email',
    missing: 'Enter your email address.',
    invalid: 'Enter an email address such as name@example.ch.',
    submit: 'Send Link',
    submitting: 'Sending the link…',
    failure: 'The link could not be sent. Please try again.',
    remembered: 'Remembered it?',
    login: 'Sign In',
  },
  sent: {
    title: 'Check your mail',
    /** Shown again, because it may contain a typing error. */
    to: 'You entered',
    validity: 'The link works once, for 60 minutes.',
    nothing: 'Nothing there after a few minutes? Look in the spam folder and check the address above.',
    again: 'Send Again',
    sentAgain: 'Sent again.',
    other: 'Use another email',
  },
  reset: {
    title: 'Choose a new password',
    lead: 'You will be logged out on every device. Then log in with the new password.',
    password: 'New password',
    missing: 'Enter your new password.',
    submit: 'Save Password',
    submitting: 'Saving your password…',
    failure: 'The password could not be saved. Please try again.',
  },
});
