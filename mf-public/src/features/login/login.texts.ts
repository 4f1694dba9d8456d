export const loginTexts = {
  title: 'Sign In',
  lead: 'Good to see you again.',
  passwordChanged: 'Your password has been changed. Log in with the new one.',
  username: 'Username',
  password: 'Password',
  forgot: 'Forgot your password?',
  submit: 'Sign In',
  submitting: 'Signing in…',
  /** French, as in the product. */
  failure: 'Identifiants invalides ou serveur indisponible.',
  wait: (time: string) => `Too many attempts. Please try again in ${time}.`,
  newHere: 'New to Metier?',
  signUp: 'Sign Up',
} as const;
