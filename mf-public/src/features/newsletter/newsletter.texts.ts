export const newsletterTexts = {
  home: 'Go to Home',
  again: 'Try Again',
  failure: 'That did not work. Please try again.',
  offline: 'The server did not answer. Check your connection and try again.',
  confirm: {
    title: 'Confirm your subscription',
    lead: 'One press, and the newsletter comes once a month. Every mail holds a link to leave.',
    submit: 'Confirm Subscription',
    submitting: 'Confirming…',
    done: 'You are subscribed',
    doneLead: 'Thank you. The next newsletter comes to you.',
  },
  leave: {
    title: 'Leave the newsletter?',
    lead: 'We then forget your address. You can subscribe again at any time, at the foot of every page.',
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing…',
    done: 'You have left the newsletter',
    doneLead: 'Your address is forgotten. No more mails come.',
  },
  over: 'This link has expired',
  noLink: {
    title: 'This link is incomplete',
    text: 'A part of it is missing. Please open it from the mail once more, or copy all of it.',
  },
} as const;
