export const jobCreationTexts = {
  title: 'Post New Job',
  intro: 'Fields marked with * are needed. The job is visible as soon as you post it.',
  sections: {
    basic: { title: 'Basic Information', hint: 'What candidates see first in the search.' },
    compensation: { title: 'Compensation', hint: 'Offers that name a salary are found by salary, too.' },
    dates: { title: 'Dates', hint: 'Leave the end open for a position without one.' },
    details: { title: 'Job Details', hint: 'One point a line. Enter goes on to the next one.' },
    benefits: {
      title: 'Benefits',
      hint: 'Tick what you offer and say it in your own words. Your choice is remembered for the next job.',
    },
  },
  fields: {
    title: 'Job title',
    type: 'Contract type',
    activity_rate: 'Activity rate',
    location: 'Location',
    salary: 'Salary',
    salary_type: 'Salary type',
    start_date: 'Start date',
    end_date: 'End date',
    description: 'Overview',
  },
  hints: {
    activity_rate: 'From 1 to 100 percent',
    end_date: 'Optional',
    description: 'The position in a few sentences: the team, the place, what matters.',
  },
  lists: {
    responsibilities: { label: 'Responsibilities', row: 'Responsibility', addLabel: 'Add responsibility' },
    requirements: { label: 'Requirements', row: 'Requirement', addLabel: 'Add requirement' },
  },
  nameRow: (row: string, position: number) => `${row} ${position}`,
  removeRow: (text: string) => (text.trim() ? `Remove “${text.trim()}”` : 'Remove empty line'),
  nameDescription: (benefit: string) => `Description of ${benefit}`,
  countSelected: (count: number) => `${count} selected`,
  cancel: 'Cancel',
  post: 'Post Job',
  posting: 'Posting your job…',
  posted: 'Job posted',
  faults: {
    required: 'This field is required.',
    rate: 'Enter a whole number from 1 to 100.',
    salary: 'Enter an amount with at most two decimals, such as 5200.00',
    date: 'Enter a date.',
    end: 'The end date must not be before the start date.',
  },
  fix: 'Please fix the following errors:',
  nameFault: (field: string, message: string) => `${field}: ${message}`,
  notPosted: 'The job was not posted. What you have entered is still here.',
  leave: {
    text: 'Leave without posting this job? What you have entered will be lost.',
    confirm: 'Leave',
    cancel: 'Stay',
    isDangerous: true,
  },
  noCompany: {
    hint: 'Register your company first: every job is posted in its name.',
    action: 'Create company profile',
  },
} as const;

/** Texts in French, word for word; whoever renders them marks them with `lang="fr"`. */
export const frenchTexts = {
  noCompany: 'Profil Job Provider introuvable',
  companyRefused: 'Profil introuvable, contactez le support.',
  serverError: (status: number) => `Erreur serveur ${status}`,
} as const;
