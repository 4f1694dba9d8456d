import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdMoment, identity, moment } from './columns';

/** An address that asked for the newsletter; it counts once its mailed link was followed. */
export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    id: identity(),
    email: text().notNull(),
    /** Confirms and ends this one subscription, nothing else: kept as it is, so that links in old mails still work. */
    token: text().notNull().unique('newsletter_subscriptions_token_key'),
    createdAt: createdMoment(),
    confirmedAt: moment(),
  },
  (subscription) => [uniqueIndex('newsletter_subscriptions_email_key').on(sql`lower(${subscription.email})`)],
);
