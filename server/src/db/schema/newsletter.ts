import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofEmail } from '../personal-data/whose';
import { createdMoment, identity, moment } from './columns';

/** An address subscribed to the newsletter; active once confirmed by the mailed link. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: identity(),
    email: text().notNull(),
    /**
     * Authorizes only confirming and ending this subscription; stored unhashed, so that links in old mails
     * keep working.
     */
    token: text().notNull().unique('newsletter_subscriptions_token_key'),
    createdAt: createdMoment(),
    confirmedAt: moment(),
  },
  (subscription) => [uniqueIndex('newsletter_subscriptions_email_key').on(sql`lower(${subscription.email})`)],
);

export const newsletterSubscriptionsData = declare(newsletterSubscriptions, {
  rows: ofEmail(newsletterSubscriptions.email),
  columns: {
    id: 'not personal',
    email: 'personal',
    token: 'personal',
    createdAt: 'personal',
    confirmedAt: 'personal',
  },
  secret: ['token'],
  onExport: 'included',
  onDeletion: 'deleted',
});
