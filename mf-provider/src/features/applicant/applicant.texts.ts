import { defineTexts } from '@metier/sdk/rules';

export const applicantTexts = defineTexts('provider/applicant/applicant', {
  breadcrumb: { applications: 'Manage Applications' },
  place: 'Lives in',
  about: 'About',
  experience: 'Experience',
  skills: 'Strong points',
  noWords: 'Nothing written yet.',
  noSkills: 'No skills listed yet.',

  applications: {
    title: 'Applications to your jobs',
    submitted: (date: string) => `Submitted ${date}`,
    withdrawn: (date: string) => `Withdrawn on ${date}`,
    view: 'View',
    viewOf: (job: string) => `View the application for ${job}`,
    message: 'Message',
    messageOf: (job: string) => `Message about ${job}`,
    failed: 'The applications could not be loaded',
    none: 'No applications found',
  },

  reviews: {
    title: 'Your review',
    failed: 'Your review could not be loaded',
    hint: 'Once you hire someone, you can review their work. Only the two of you can read it.',
    invitation: (name: string) => `You hired ${name}. Review their work: only the two of you can read it.`,
    write: 'Write a review',
    dialog: (name: string) => `Review ${name}`,
    lead: 'Only you and the person you review can read this.',
    done: 'Review published successfully',
    failedToPublish: 'Failed to publish review. Please try again.',
    commentHint: 'How it was to work with them. Optional.',
    pros: 'Pros',
    cons: 'Cons',
    labels: { rating: 'Your rating', title: 'Title', comment: 'Comment', pros: 'Pros', cons: 'Cons' },
    missing: 'Choose a rating.',
    publish: 'Publish Review',
    publishing: 'Publishing your review…',
    cancel: 'Cancel',
  },

  safe: 'Nothing is lost. Try again in a moment.',
  failure: {
    title: 'This profile could not be loaded',
    text: 'Nothing is lost. Try again in a moment.',
  },
  missing: {
    title: 'No such applicant',
    text: 'You can see the profiles of people who have applied to one of your jobs, until they withdraw.',
    back: 'Manage Applications',
  },
});
