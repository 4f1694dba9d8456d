import { defineTexts, STATUS_LABELS, type ApplicationStatus, type ReviewFilter } from '@metier/sdk/rules';

export const dashboardTexts = defineTexts('seeker/dashboard/dashboard', {
  title: 'Dashboard',
  /** French, as in the specification. */
  loading: 'Chargement du profil...',
  findJobs: 'Find Jobs',

  header: {
    facts: 'Contact and facts',
    email: 'Email',
    place: 'City and region',
    age: 'Age',
    years: (age: number) => `${age} years old`,
    edit: 'Edit Profile',
    documents: 'Documents',
  },

  firstSteps: {
    confirm: 'Confirm your email address',
    resume: 'Upload your CV',
    profile: 'Complete your profile',
    alert: 'Save a search as an alert',
  },

  figures: {
    label: 'Where your applications stand',
    waiting: 'waiting for an answer',
    reviewed: 'in review',
    shortlisted: 'shortlisted or in interview',
    answered: (hired: number) => (hired > 0 ? `answered, ${hired} hired` : 'answered'),
    failed: 'Your numbers could not be loaded',
  },

  applications: {
    title: 'My Applications',
    filter: 'Filter by status',
    all: 'All statuses',
    choice: (label: string, count: number | undefined) =>
      count === undefined ? label : `${label} (${count})`,
    submitted: (company: string, date: string) => `${company} · ${date}`,
    viewAll: 'View All Applications',
    pages: 'Pages of applications',
    empty: 'No applications found',
    emptyText: 'Find a job that fits and apply. Every application appears here.',
    emptyOf: (status: ApplicationStatus) => `None of them has the status ${STATUS_LABELS[status]}.`,
    showAll: 'Show all statuses',
    failed: 'Your applications could not be loaded',
  },

  interviews: {
    failed: 'Your interviews could not be loaded',
    offered: (company: string) => `${company} would like to meet you`,
    proposed: (company: string) => `Waiting for ${company} to answer your proposal`,
    choose: 'Choose a time',
    chooseOf: (company: string) => `Choose a time for the interview with ${company}`,
    view: 'View',
    viewOf: (company: string) => `View the interview with ${company}`,
  },

  favorites: {
    title: 'My Favorites',
    facts: (company: string, location: string, salary: string) => `${company} · ${location} · ${salary}`,
    view: 'View',
    viewOf: (title: string) => `View ${title}`,
    remove: 'Remove',
    removeOf: (title: string) => `Remove ${title} from favorites`,
    removed: 'Removed from favorites',
    removeFailed: 'Failed to remove job from favorites. Please try again.',
    restored: 'Added to favorites',
    restoreFailed: 'Failed to add job to favorites. Please try again.',
    pages: 'Pages of favorites',
    empty: 'No favorite jobs yet',
    emptyText: 'Press the heart of a job to find it here again.',
    failed: 'Your favorites could not be loaded',
  },

  reviews: {
    title: 'My Reviews',
    filter: 'Filter reviews',
    pros: 'Pros:',
    cons: 'Cons:',
    pages: 'Pages of reviews',
    emptyText: 'Employers who hire you can say here how it was to work with you.',
    empty: {
      all: 'No reviews yet',
      positive: 'No positive reviews',
      critical: 'No critical reviews',
    } satisfies Record<ReviewFilter, string>,
    showAll: 'Show all reviews',
    toApplications: 'See My Applications',
    failed: 'Your reviews could not be loaded',
  },

  profile: {
    title: 'My Profile',
    complete: 'Your profile is complete.',
    missing: (parts: string) => `Still missing: ${parts}.`,
    biography: 'About Myself',
    experience: 'Past Experiences',
    skills: 'Strong Points',
    nothing: {
      biography: 'Tell employers who you are and what you are looking for.',
      experience: 'Jobs, internships, projects, studies: what have you done?',
      skills: 'What are you good at? Employers look for it first.',
    },
    skillsHint: 'Separated by commas.',
    add: (part: string) => `Add ${part}`,
    edit: (part: string) => `Edit ${part}`,
    save: 'Save',
    cancel: 'Cancel',
    saving: 'Saving…',
    showMore: 'Show more',
    showLess: 'Show less',
    changedElsewhere: (part: string) =>
      `${part} was changed elsewhere meanwhile. Save again to replace it, or cancel to read it.`,
    saveFailed: (field: string) => `Failed to save ${field}`,
    skillsFailed: (words: string) =>
      words ? `Failed to save skills: ${words}` : 'Failed to save skills. Please try again.',
  },

  loadError: {
    title: 'Your dashboard could not be loaded',
    text: 'The server did not answer. Nothing you saved is lost.',
  },
});
