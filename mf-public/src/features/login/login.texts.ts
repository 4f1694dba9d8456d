import { defineTexts } from '@metier/sdk/rules';

export const loginTexts = defineTexts('public/login/login', {
  title: 'Sign In',
  lead: 'Good to see you again.',
  /** Around the title of the job. */
  apply: { before: 'To apply for', at: (company: string) => `at ${company}, sign in or sign up.` },
  passwordChanged: 'Your password has been changed. Log in with the new one.',
  username: 'Username',
  usernameHint: 'Your username or your email address.',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  submitting: 'Signing in…',
  /** French, as in the product. */
  failure: 'Identifiants invalides ou serveur indisponible.',
  /** Below the French text, which leaves the reason open. */
  reasons: {
    credentials: 'The username or the password is wrong.',
    connection: 'The server did not answer. Check your connection and try again.',
    server: 'Something went wrong on our side. Please try again in a moment.',
  },
  readDecision: 'Read and answer the decision',
  waitABit: 'Too many attempts. Please try again later.',
  wait: (time: string) => `Too many attempts. Please try again in ${time}.`,
  code: {
    lead: 'Enter the code of your authenticator app, or one of your recovery codes.',
    label: 'Code',
    other: 'Use another account',
  },
  passkey: {
    or: 'or',
    action: 'Continue with a passkey',
    waiting: 'Waiting for your device…',
    failed: 'No passkey was used. Try again, or sign in with your password.',
  },
  newHere: 'New to Metier?',
  signUp: 'Register',
});
