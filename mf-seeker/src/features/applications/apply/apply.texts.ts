import { defineTexts } from '@metier/sdk/rules';
import type { FieldErrors } from '@metier/sdk/contract';

export const applyTexts = defineTexts('seeker/applications/apply/apply', {
  heading: (title: string) => `Apply for ${title}`,
  lead: (company: string, location: string) => `${company} · ${location}`,
  breadcrumb: { home: 'Home', job: 'Job Details', apply: 'Apply' },

  form: {
    label: 'Application',
    personHint: 'Taken from your profile and your last application. Change them here for this one alone.',
    resumeHint:
      'PDF, DOC or DOCX, at most 5 MB. Optional. Unlike your answers, a file cannot be kept for later.',
    terms: (company: string) =>
      `I confirm that my answers are true, and I agree to the terms: ${company} may read and keep my application.`,
    termsMissing: 'Agree to the terms to continue.',
    kept: 'Your answers are kept on this device until you send them.',
    submit: 'Submit Application',
    sending: 'Sending your application…',
    cancel: 'Cancel',
  },

  draft: {
    restored: (date: string) => `Here is what you entered on ${date}.`,
    resume: (name: string) => `Please choose ${name} again: a file cannot be kept.`,
    discard: 'Start Over',
    question: 'Start over? What you have entered will be lost.',
  },

  failure: {
    title: 'Your application has not gone through yet',
    safe: 'Everything you entered is still here.',
    withoutResume: 'Your application has arrived without your CV',
    resume: 'The CV could not be sent. Try again, or add it later.',
    resumeRefused: (errors: FieldErrors) =>
      `${Object.values(errors).flat().join(' ')} Choose another file, or add it later.`,
    view: 'View Application',
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
    badId: 'Invalid job ID',
    gone: 'This job does not exist, or has been removed.',
    home: 'Go to Home',
  },
});
