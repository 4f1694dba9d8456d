export const jobsTexts = {
  create: {
    title: 'Post New Job',
    intro: 'Fields marked with * are needed. The job is visible as soon as you post it.',
    cancel: 'Cancel',
    post: 'Post Job',
    posting: 'Posting your job…',
    posted: 'Job posted',
    leave: {
      text: 'Leave without posting this job? What you have entered will be lost.',
      confirm: 'Leave',
      cancel: 'Stay',
      isDangerous: true,
    },
  },
  edit: {
    title: 'Edit Job',
    pageTitle: (job: string) => `Edit ${job}`,
    back: 'Back to Dashboard',
    save: 'Save Changes',
    saving: 'Saving your changes…',
    saved: 'Job updated successfully!',
    failed: 'Failed to update the job.',
    status: { active: 'Active', inactive: 'Inactive' },
    pause: 'Pause',
    activate: 'Activate',
    statusFailed: 'Failed to update job status.',
    view: 'View the job',
    leave: {
      text: 'Leave without saving? What you have changed will be lost.',
      confirm: 'Leave',
      cancel: 'Stay',
      isDangerous: true,
    },
  },
  preview: {
    title: 'What candidates will see',
    show: 'Show preview',
    hide: 'Hide preview',
    untitled: 'Your job title',
  },
  loadFailed: {
    title: 'Error Loading Job',
    text: 'Failed to load job details. Please try again later.',
  },
  invalidId: {
    title: 'Invalid job ID',
    text: 'The address names no job. Choose the one to edit from your dashboard.',
  },
  missing: {
    title: 'No such job of yours',
    text: 'It may have been removed, or it belongs to another company.',
  },
  sections: {
    basic: { title: 'Basic Information', hint: 'What candidates see first in the search.' },
    compensation: { title: 'Compensation', hint: 'Offers that name a salary are found by salary, too.' },
    dates: { title: 'Dates', hint: 'Leave the end open for a position without one.' },
    details: { title: 'Job Details', hint: 'One point a line. Enter goes on to the next one.' },
    benefits: {
      title: 'Benefits',
      hint: 'Tick what you offer and say it in your own words.',
    },
  },
  fields: {
    title: 'Job title',
    type: 'Contract type',
    activity_rate: 'Activity rate',
    location: 'Location',
    work_mode: 'Work mode',
    salary: 'Salary',
    salary_type: 'Salary type',
    start_date: 'Start date',
    end_date: 'End date',
    description: 'Overview',
  },
  hints: {
    activity_rate: (least: number, most: number) => `From ${least} to ${most} percent`,
    end_date: 'Optional',
    description:
      'The position in a few sentences: the team, the place, what matters. Lines that begin with - become a list, **two stars** around words make them bold.',
  },
  lists: {
    responsibilities: { label: 'Responsibilities', row: 'Responsibility', addLabel: 'Add responsibility' },
    requirements: { label: 'Requirements', row: 'Requirement', addLabel: 'Add requirement' },
  },
  nameRow: (row: string, position: number) => `${row} ${position}`,
  removeRow: (text: string) => (text.trim() ? `Remove “${text.trim()}”` : 'Remove empty line'),
  nameDescription: (benefit: string) => `Description of ${benefit}`,
  countSelected: (count: number) => `${count} selected`,
  faults: {
    required: 'This field is required.',
    rate: (least: number) => `Enter a whole number from ${least} to 100.`,
    salary: 'Enter an amount with at most two decimals, such as 5200.00',
    date: 'Enter a date.',
    past: 'This date is in the past.',
    end: 'The end date must not be before the start date.',
  },
  fix: 'Please fix the following errors:',
  nameFault: (field: string, message: string) => `${field}: ${message}`,
  stillHere: 'Nothing was saved. What you have entered is still here.',
  noCompany: {
    hint: 'Register your company first: every job is posted in its name.',
    action: 'Create company profile',
  },
} as const;

/** French texts, verbatim; render them with `lang="fr"`. */
export const frenchTexts = {
  noCompany: 'Profil Job Provider introuvable',
  companyRefused: 'Profil introuvable, contactez le support.',
  serverError: (status: number) => `Erreur serveur ${status}`,
} as const;
