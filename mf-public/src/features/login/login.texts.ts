export const loginTexts = {
  title: 'Sign In',
  lead: 'Good to see you again.',
  /** Around the title of the job. */
  apply: { before: 'To apply for', at: (company: string) => `at ${company}, sign in or sign up.` },
  passwordChanged: 'Your password has been changed. Log in with the new one.',
  username: 'Username',
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
  waitABit: 'Too many attempts. Please try again later.',
  wait: (time: string) => `Too many attempts. Please try again in ${time}.`,
  newHere: 'New to Metier?',
  signUp: 'Sign Up',
} as const;
