/** Why a company rejects an application; `sentence` is what the placeholder `{reason}` becomes. */
export const REJECTION_REASONS = [
  {
    value: 'other-candidate',
    label: 'Another candidate fits better',
    sentence: 'we are continuing with candidates whose profiles are closer to the job',
  },
  {
    value: 'experience',
    label: 'Too little experience',
    sentence: 'we are looking for more experience in this field',
  },
  {
    value: 'qualification',
    label: 'Missing qualification',
    sentence: 'the job requires a qualification that we did not find in your documents',
  },
  {
    value: 'language',
    label: 'Language skills',
    sentence: 'the job requires other language skills',
  },
  {
    value: 'availability',
    label: 'Availability or workload',
    sentence: 'your availability does not match what we need',
  },
  {
    value: 'salary',
    label: 'Expected salary',
    sentence: 'the salary you expect is more than we can offer',
  },
  { value: 'filled', label: 'Position filled', sentence: 'the position has been filled' },
  {
    value: 'other',
    label: 'Other reason',
    sentence: 'we have decided to continue with other candidates',
  },
] as const;

export type RejectionReason = (typeof REJECTION_REASONS)[number]['value'];

/** The rejection of a company that has not written its own. */
export const DEFAULT_REJECTION_TEXT = `Hello {candidate},

Thank you for applying for “{job}” and for the time you took. We are not continuing with your application: {reason}.

We wish you all the best for your search.

Kind regards
{company}`;

/** The standard rejection without a reason, which follows a colon in each language. */
export const leaveOutReason = (standard: string): string => standard.replace(/\u00a0?: \{reason\}/, '');

/** How long a move can be undone before it takes effect. */
export const UNDO_MS = 60_000;
