import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofCompany, ofUser } from '../personal-data/whose';
import { createdMoment } from './columns';
import { jobproviders } from './jobproviders';
import { users } from './users';

/** Candidates who follow a company. The key is in the order in which followers are notified. */
export const follows = pgTable(
  'follows',
  {
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Followers are notified of jobs posted since, by the database's clock, as that of jobs. */
    createdAt: createdMoment(),
  },
  (follow) => [
    primaryKey({ columns: [follow.jobproviderId, follow.userId] }),
    index('follows_user_idx').on(follow.userId),
  ],
);

export const followsData = declare(follows, {
  rows: ofUser(follows.userId),
  about: ofCompany(follows.jobproviderId),
  columns: { jobproviderId: 'personal', userId: 'personal', createdAt: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});
