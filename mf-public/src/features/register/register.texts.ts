import { ACCOUNT_TYPES, defineTexts, type AccountType } from '@metier/sdk/rules';

const describeRole: Record<AccountType, string> = {
  job_seeker: 'I’m looking for a job.',
  job_provider: 'I publish jobs and look for people.',
};

export const registerTexts = defineTexts('public/register/register', {
  titleOf: (step: number) => (step === 3 ? 'Registered' : `Register, step ${step} of 3`),
  steps: 'Registration',
  stepNames: ['Account', 'Profile', 'Complete'],
  account: {
    title: 'Create your account',
    madeTitle: 'Your account',
    lead: 'Three steps, about five minutes.',
    role: 'I am registering as',
    roles: ACCOUNT_TYPES.map((type) => ({ ...type, description: describeRole[type.value] })),
    username: 'Username',
    email: 'Email',
    emailHint: 'For updates and password resets. Employers don’t see it in your profile.',
    password: 'Password',
    newPassword: 'New password',
    confirm: 'Confirm password',
    current: 'Current password',
    currentHint: 'Needed to save what you have changed.',
    match: 'Passwords match',
    mismatch: 'Passwords do not match.',
    picture: 'Profile picture',
    pictureHint:
      'Optional. An employer you apply to sees your picture, everybody sees a company’s logo. JPG, PNG or GIF, at most 5 MB.',
    pictureKept: 'You have a picture. A new one takes its place. JPG, PNG or GIF, at most 5 MB.',
    submit: 'Create Account',
    submitting: 'Creating your account…',
    made: 'Your account has been created. What you change here is saved when you continue.',
    saving: 'Saving your account…',
    next: 'Continue',
    hasAccount: 'Already have an account?',
    login: 'Login',
  },
  problems: {
    incomplete: 'All fields are required.',
    missing: 'Please fill in this field.',
    badEmail: 'Enter an email address such as name@example.ch.',
    mismatch: 'Passwords do not match.',
    server: 'Server error. Please try again later.',
  },
  profile: {
    title: { job_seeker: 'Tell employers who you are', job_provider: 'Introduce your company' },
    lead: {
      job_seeker: 'An employer sees your name, your town and what you write about yourself, once you apply.',
      job_provider: 'Candidates see this beside every job you publish.',
    },
    submit: 'Complete Registration',
    back: 'Back',
    /** French for candidates, as in the product. */
    failure: {
      job_seeker: { failureText: "Erreur lors de l'enregistrement du profil.", failureLang: 'fr' },
      job_provider: { failureText: 'Error registering profile.' },
    },
  },
  complete: {
    title: 'Congratulations!',
    text: 'Your account and your profile are ready.',
    next: 'What comes next',
    steps: {
      job_seeker: [
        'Confirm your email address with the link in our mail.',
        'Upload your CV, so that it is at hand when you apply.',
        'Look for a job, and save the search to hear of new ones.',
      ],
      job_provider: [
        'Confirm your email address with the link in our mail.',
        'Post your first job.',
        'Add your logo: the dashboard shows what is still missing.',
      ],
    },
    resume: 'Continue where you left off',
    dashboard: 'Go to Dashboard',
    login: 'Log in',
  },
});
