import { defineTexts } from '@metier/sdk/rules';

export const applicationsTexts = defineTexts('seeker/applications/applications', {
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
    ordering: 'Sort by',
    orderings: [
      { value: '-submitted_at', label: 'Newest first' },
      { value: 'submitted_at', label: 'Oldest first' },
      { value: 'status', label: 'Status' },
    ],
  },

  card: {
    submitted: (date: string) => `Submitted ${date}`,
    progress: (title: string) => `Progress of ${title}`,
    details: 'View Details',
    detailsOf: (title: string) => `View details of ${title}`,
    actionsOf: (title: string) => `Actions for ${title}`,
    documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    unfinished: 'Your answers have not been sent yet.',
    finish: 'Finish Application',
    messages: 'Messages',
    messagesOf: (company: string, unread: number) =>
      `Messages with ${company}${unread > 0 ? `, ${unread} new` : ''}`,
  },

  details: {
    answers: 'Your answers',
    progress: 'Progress',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    experience: 'Years of experience',
    availability: 'Available from',
    salary: 'Expected salary',
    resume: 'CV',
    noResume: 'None sent',
    coverLetter: 'Cover letter',
    noCoverLetter: 'You sent no cover letter.',
    additionalInfo: 'Additional information',
    documents: 'Documents',
    noDocuments: 'None sent',
    job: 'View Job',
    company: 'View Company',
    noValue: '–',
    frozen:
      'You have withdrawn this application. It can no longer be changed, and the employer no longer sees your contact details, answers and files.',
  },

  actions: {
    edit: 'Edit Application',
    documents: 'Documents',
    review: 'Review Company',
    withdraw: 'Withdraw',
  },

  withdrawal: {
    question: 'Are you sure you want to withdraw this application? This action cannot be undone.',
    confirm: 'Withdraw',
    done: 'Application withdrawn successfully',
    failed: 'Failed to withdraw application. Please try again.',
  },

  companyFailed: 'Unable to view company profile. Please try again.',

  missing: 'This application could not be found.',
  missingHint: 'It may not be yours, or the address is mistyped.',
  toList: 'View My Applications',

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
});
