import { inCurrentLanguage } from '../../languages/current-language';
import { defineTexts } from '@metier/sdk/rules';

const english = defineTexts('server/job-drafts/job-drafts', {
  tooMany: (most: number) => `You have ${most} drafts and scheduled jobs. Discard one first.`,
  changed: 'This draft has been changed in another tab or on another device.',
  scheduled: 'This job is scheduled. Save it with its date, or cancel the publication first.',
  notScheduled: 'This job is not scheduled.',
  gone: 'This draft has been posted or discarded already.',
  past: 'Choose a time in the future.',
  far: 'Choose a time within a year.',
  beforePublication: 'This day is before the publication.',
});

export const jobDraftsTexts = inCurrentLanguage(english);
