import { defineTexts } from '@metier/sdk/rules';

export const relistTexts = defineTexts('provider/jobs/relist', {
  title: 'Publish this job again',
  lead: 'It appears in the search and in alerts at once. A job first posted more than a week ago is marked as new again.',
  fields: {
    application_deadline: 'Application deadline',
    start_date: 'Start date',
    end_date: 'End date',
  },
  hints: {
    application_deadline: 'Optional. The job closes by itself at the end of this day.',
    end_date: 'Optional',
  },
  cancel: 'Cancel',
  submit: 'Relist',
  submitting: 'Publishing…',
  done: 'The job is online again.',
  failed: 'The job could not be published again.',
  faults: {
    required: 'This field is required.',
    past: 'This date is in the past.',
    end: 'The end date must not be before the start date.',
  },
});
