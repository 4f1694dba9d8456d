export const loginTexts = {
  title: 'Sign In',
  lead: 'Good to see you again.',
  username: 'Username',
  password: 'Password',
  submit: 'Sign In',
  submitting: 'Signing in…',
  /** In French, as the product has it. */
  failure: 'Identifiants invalides ou serveur indisponible.',
  newHere: 'New to Metier?',
  signUp: 'Sign Up',
} as const;
