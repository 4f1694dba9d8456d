import { defineTexts } from '@metier/sdk/rules';

export const draftsTexts = defineTexts('provider/jobs/drafts/drafts', {
  saved: (time: string) => `Draft saved at ${time}`,
  failed: 'The draft is not saved. Trying again…',
  refused: (detail: string) => `The draft is not saved. ${detail}`,
  kept: 'Saved as a draft. Continue from your dashboard.',
  conflict: {
    text: 'This draft has been changed in another tab or on another device. What you see here is not saved.',
    load: 'Load the other version',
    keep: 'Keep this version',
    question: {
      text: 'Load the other version? What you have entered here since will be lost.',
      confirm: 'Load',
      isDangerous: true,
    },
  },
  gone: {
    text: 'This draft has been posted or discarded elsewhere. What you see here is not saved.',
    keep: 'Save as a new draft',
  },
  missing: {
    title: 'No such draft',
    text: 'It may have been posted or discarded. Drafts are kept for 90 days after their last change.',
    action: 'Start a New Job',
  },
  schedule: {
    open: 'Schedule…',
    change: 'Change the time…',
    title: 'Publish at a later time',
    lead: 'Until then the job is visible to you alone. You can change it, or cancel the publication.',
    field: 'Date and time',
    hint: 'Time in Switzerland',
    submit: 'Schedule',
    submitting: 'Scheduling…',
    cancel: 'Cancel',
    failed: 'The job could not be scheduled.',
    done: (moment: string) => `Scheduled for ${moment}`,
    faults: { time: 'Enter a date and a time.', past: 'Choose a time in the future.' },
  },
  scheduled: {
    text: (moment: string) => `Scheduled for ${moment}. Changes are saved with “Save Changes”.`,
    save: 'Save Changes',
    saving: 'Saving your changes…',
    saved: 'Scheduled job updated',
    unschedule: 'Cancel publication',
    unscheduled: 'The publication is cancelled. The job is a draft now.',
    failed: 'The publication could not be cancelled.',
    leave: {
      text: 'Leave without saving? Your changes will be lost.',
      confirm: 'Leave',
      cancel: 'Stay',
      isDangerous: true,
    },
  },
});
