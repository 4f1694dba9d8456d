export const newsletterTexts = {
  home: 'Go to Home',
  again: 'Try Again',
  failure: 'That did not work. Please try again.',
  offline: 'The server did not answer. Check your connection and try again.',
  confirm: {
    title: 'Confirm your subscription',
    lead: 'Press the button to get the newsletter once a month. Every mail has a link to unsubscribe.',
    submit: 'Confirm Subscription',
    submitting: 'Confirming…',
    done: 'You are subscribed',
    doneLead: 'Thank you. You will get the next newsletter.',
  },
  leave: {
    title: 'Leave the newsletter?',
    lead: 'We will delete your address. You can subscribe again at the bottom of every page.',
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing…',
    done: 'You are unsubscribed',
    doneLead: 'Your address has been deleted. You will get no more newsletters.',
  },
  over: 'This link has expired',
  noLink: {
    title: 'This link is incomplete',
    text: 'Part of it is missing. Open it from the mail again, or copy the whole link.',
  },
} as const;
