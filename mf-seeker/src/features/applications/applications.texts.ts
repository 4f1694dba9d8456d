export const applicationsTexts = {
  title: 'My Applications',
  lead: 'Everything you have applied for, and where it stands.',
  findJobs: 'Find Jobs',
  count: (total: number) => (total === 1 ? '1 application' : `${total} applications`),
  loading: 'Loading applications…',

  filters: {
    search: 'Search',
    searchLabel: 'Search by job title or company',
    searchPlaceholder: 'Job title or company',
    statusLabel: 'Filter by status',
    all: 'All',
  },

  card: {
    submitted: (date: string) => `Submitted ${date}`,
    progress: (title: string) => `Progress of ${title}`,
    details: 'View Details',
    detailsOf: (title: string) => `View details of ${title}`,
    resume: 'Resume',
    unfinished: 'Your answers have not been sent yet.',
    finish: 'Finish Application',
  },

  dialog: {
    answers: 'Your answers',
    progress: 'Progress',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    experience: 'Years of experience',
    availability: 'Available from',
    salary: 'Expected salary',
    resume: 'Resume',
    noResume: 'None sent',
    coverLetter: 'Cover letter',
    noCoverLetter: 'You sent no cover letter.',
    additionalInfo: 'Additional information',
    documents: 'Documents',
    job: 'View Job',
    noValue: '–',
  },

  missing: 'This application could not be found.',

  empty: {
    title: 'No applications found',
    first: 'Find a job that fits and apply. You can follow every application here.',
    filtered: 'Nothing matches this search and status.',
    all: 'Show All',
  },

  noProfile: {
    title: 'Job seeker profile not found',
    text: 'Write your profile first: with it you can apply, and follow your applications here.',
    action: 'Create Profile',
  },

  loadError: {
    title: 'Error Loading Applications',
    text: 'The server did not answer. Your applications are safe.',
  },
} as const;
