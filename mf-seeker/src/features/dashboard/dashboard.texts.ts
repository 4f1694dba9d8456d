export const dashboardTexts = {
  title: 'Dashboard',
  /** French, as the specification has it. */
  loading: 'Chargement du profil...',
  findJobs: 'Find Jobs',

  header: {
    years: (age: number) => `${age} years old`,
  },

  figures: {
    label: 'Your applications in numbers',
    all: 'applications',
    reviewed: 'in review',
    shortlisted: 'shortlisted or in interview',
    hired: 'hired',
  },

  recent: {
    title: 'My Applications',
    viewAll: 'View all',
    submitted: (date: string) => `Submitted ${date}`,
    empty: 'No applications found',
    emptyText: 'Find a job that fits and apply. Every application appears here.',
  },

  profile: {
    title: 'My Profile',
    biography: 'About Myself',
    experience: 'Past Experiences',
    skills: 'Strong Points',
    complete: 'Your profile is complete.',
    missing: (parts: string) => `Still missing: ${parts}.`,
    nothingYet: 'Nothing here yet.',
  },

  loadError: {
    title: 'Your dashboard could not be loaded',
    text: 'The server did not answer. Nothing you saved is lost.',
  },
} as const;
