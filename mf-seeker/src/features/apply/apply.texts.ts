import type { FieldErrors } from '@metier/shared/contract';

export const applyTexts = {
  heading: (title: string) => `Apply for ${title}`,
  lead: (company: string, location: string) => `${company} · ${location}`,
  breadcrumb: { home: 'Home', job: 'Job Details', apply: 'Apply' },

  form: {
    label: 'Application',
    requiredHint: 'Fields marked with * are required.',
    person: 'Personal details',
    personHint: 'Taken from your profile. Change them here for this application alone.',
    answers: 'About this job',
    papers: 'Documents',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    phone: 'Phone',
    experience: 'Years of experience',
    experiencePlaceholder: 'Choose your experience',
    availability: 'Available from',
    availabilityHint: 'The first day on which you could start.',
    salary_expectation: 'Expected salary',
    salaryHint: (unit: string) => `Gross, per ${unit}.`,
    resume: 'Resume',
    resumeHint: 'PDF, DOC or DOCX, at most 5 MB. Optional.',
    cover_letter: 'Cover letter',
    coverLetterHint: (company: string) => `What draws you to ${company}, and what you bring along. Optional.`,
    additional_info: 'Additional information',
    additionalInfoHint: 'Anything else they should know, such as a work permit or a notice period. Optional.',
    terms: (company: string) =>
      `I confirm that my answers are true, and I agree to the terms: ${company} may read and keep my application.`,
    submit: 'Submit Application',
    sending: 'Sending your application…',
    cancel: 'Cancel',
  },

  missing: {
    first_name: 'Enter your first name.',
    last_name: 'Enter your last name.',
    email: 'Enter your e-mail address.',
    phone: 'Enter your phone number.',
    experience: 'Choose your years of experience.',
    availability: 'Choose the day from which you are available.',
    salary_expectation: 'Enter the salary you expect.',
    terms: 'Agree to the terms to go on.',
  },
  badEmail: 'Enter an e-mail address such as name@example.ch.',
  badSalary: 'Enter a number, such as 5200 or 29.80.',

  failure: {
    title: 'Your application has not gone through yet',
    safe: 'Everything you entered is still here.',
    jobMissing: 'Job ID is missing. Please try again.',
    profileMissing: 'Job seeker profile is missing. Please make sure you are logged in as a job seeker.',
    other: 'Failed to submit application. Please try again.',
    fields: (errors: FieldErrors) =>
      `Submission failed: ${Object.entries(errors)
        .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
        .join('; ')}`,
  },

  sent: {
    title: 'Application Submitted!',
    text: (title: string, company: string) => `${company} has received your application for ${title}.`,
    next: 'You will see it among your applications in a moment.',
    home: 'Go to Home',
    applications: 'View Applications',
  },

  alreadyApplied: {
    title: 'You have already applied to this job.',
    text: (date: string) =>
      `You sent your application on ${date}. You can follow it among your applications.`,
    action: 'View Application',
  },
  paused: {
    title: 'This job is no longer accepting applications.',
    text: 'The employer has paused it. There are other jobs waiting.',
    action: 'Search Jobs',
  },

  summary: {
    label: 'Job summary',
    location: 'Location',
    type: 'Contract type',
    salary: 'Salary',
    activityRate: 'Activity rate',
    overview: 'Overview',
    requirements: 'Requirements',
    more: (count: number) => (count === 1 ? '+1 more requirement' : `+${count} more requirements`),
    full: 'View Full Job Description',
  },

  loadError: {
    title: 'Error Loading Job',
    text: 'Failed to load job details. Please try again later.',
    missingId: 'Job ID is missing',
    badId: 'Invalid job ID',
    gone: 'This job does not exist, or has been removed.',
    home: 'Go to Home',
  },
} as const;
