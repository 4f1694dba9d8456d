import { defineTexts } from '@metier/sdk/rules';

export const accountDataTexts = defineTexts('public/account-data/account-data', {
  title: 'Your data',
  lead: 'Download everything we store about you, or delete your account.',
  failedLoad: { title: 'Your data cannot be shown', text: 'Please try again in a moment.' },
  export: {
    title: 'Export',
    lead: (days: number) =>
      `One archive (ZIP) with everything about you: readable pages, JSON for programs, and your files. We mail you when it is ready; you can download it for ${days} days.`,
    request: 'Collect my data',
    requesting: 'Asking …',
    requested: 'We are collecting your data, and mail you when they are ready.',
    running: 'We are collecting your data. You can leave this page: we’ll email you when it is ready.',
    update: 'Check again',
    list: 'Your exports',
    requestedAt: (day: string) => `Requested on ${day}`,
    states: { running: 'Being collected', ready: 'Ready', expired: 'Deleted', failed: 'Failed' },
    readyUntil: (day: string, size: string) => `${size}, until ${day}`,
    failedHint: 'This did not work. Please collect your data once more.',
    download: 'Download',
    failed: 'Your data could not be collected. Please try again.',
  },
  deletion: {
    title: 'Delete account',
    lead: (days: number) =>
      days === 0
        ? 'The account is deleted at once, and this cannot be undone.'
        : `The account is locked at once, and gone after ${days} days. Until then you can log in and keep it.`,
    consequences: {
      job_seeker: [
        'Booked interviews are cancelled at once.',
        'Profile, documents, messages, alerts and reviews are deleted.',
        'Companies keep a record that there was an application, without your data.',
      ],
      job_provider: [
        'Your jobs close at once, and candidates are told.',
        'Company profile, jobs, notes, messages and templates are deleted.',
        'The applications that you have received are deleted with their documents.',
      ],
    },
    open: 'Delete my account',
    dialog: 'Delete your account?',
    password: 'Your password',
    cancel: 'Cancel',
    confirm: 'Delete my account',
    confirming: 'Deleting …',
    missing: 'Enter your password.',
    failed: 'The account could not be deleted. Please try again.',
  },
  pending: {
    title: 'This account will be deleted',
    text: (day: string) =>
      `It is locked, and will be gone with all of its data on ${day}. Until then you can change your mind.`,
    keep: 'Keep my account',
    keeping: 'Keeping …',
    kept: 'Your account stays.',
    failed: 'The account could not be kept. Please try again.',
  },
});
