import { defineTexts } from '@metier/sdk/rules';

export const newsletterTexts = defineTexts('public/newsletter/newsletter', {
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
  /** The subscription is undefined if the link names none that is known. */
  endNotifications: (subscription: string | undefined) => ({
    title: 'No more of these mails?',
    lead: subscription
      ? `You then get no more mails for “${subscription}”. The page of your notices still has them, and you can change this there.`
      : 'You then get no more of these mails. The page of your notices still shows everything, and you can change this there.',
    submit: 'Unsubscribe',
    submitting: 'Unsubscribing…',
    done: 'You are unsubscribed',
    doneLead: subscription
      ? `You get no more mails for “${subscription}”.`
      : 'You get no more of these mails.',
  }),
  confirmAlert: {
    title: 'Start your job alert',
    lead: 'Press the button to get the new jobs for your search by mail. Every mail has a link to end it.',
    submit: 'Start the Alert',
    submitting: 'Starting…',
    done: 'Your job alert is running',
    doneLead: 'Thank you. We’ll email you new matching jobs.',
  },
  manageAlerts: 'Manage Your Job Alerts',
  endAlert: {
    title: 'End this job alert?',
    lead: 'You then get no more mails for this search. You can save it again at any time.',
    submit: 'End the Alert',
    submitting: 'Ending…',
    done: 'Your job alert has ended',
    doneLead: 'You get no more mails for this search.',
  },
  over: 'This link has expired',
  noLink: {
    title: 'This link is incomplete',
    text: 'Part of it is missing. Open it from the mail again, or copy the whole link.',
  },
});
