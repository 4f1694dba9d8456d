import { defineTexts } from '@metier/sdk/rules';

export const reviewTexts = defineTexts('seeker/applications/review/review', {
  title: (company: string) => `Review ${company}`,
  lead: 'Everyone can read your review. It does not show your name.',
  loading: 'Looking for your review…',
  failedTitle: 'Your review could not be loaded',
  failedText: 'The server did not answer.',

  written: (date: string) => `You have already reviewed this company, on ${date}.`,
  pros: 'Pros',
  cons: 'Cons',

  form: {
    label: 'Your review',
    labels: {
      rating: 'Your rating',
      title: 'Title',
      comment: 'Comment',
      pros: 'Pros',
      cons: 'Cons',
    },
    commentHint: 'How you were treated, from the first message to the last. Optional.',
    missing: 'Choose a rating.',
    submit: 'Publish Review',
    publishing: 'Publishing your review…',
    cancel: 'Cancel',
  },
  done: 'Review published successfully',
  failed: 'Failed to publish review. Please try again.',
});
