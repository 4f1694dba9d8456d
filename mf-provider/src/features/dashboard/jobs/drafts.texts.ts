import { defineTexts } from '@metier/sdk/rules';

export const draftsTexts = defineTexts('provider/dashboard/drafts', {
  title: 'Drafts and scheduled jobs',
  loadFailed: 'Your drafts could not be loaded',
  untitled: 'Job without a title',
  savedAt: (moment: string) => `Draft, saved on ${moment}`,
  scheduledFor: (moment: string) => `Scheduled for ${moment}`,
  continue: 'Continue',
  continueOf: (title: string) => `Continue ${title}`,
  edit: 'Change',
  editOf: (title: string) => `Change ${title}`,
  discard: 'Discard',
  discardOf: (title: string) => `Discard ${title}`,
  discarded: 'Draft discarded',
  discardFailed: 'The draft could not be discarded.',
  undo: 'Undo',
  undoFailed: 'The draft could not be restored.',
  unschedule: 'Cancel publication',
  unscheduleOf: (title: string) => `Cancel publication of ${title}`,
  unscheduled: 'The publication is cancelled. The job is a draft now.',
  unscheduleFailed: 'The publication could not be cancelled.',
});
