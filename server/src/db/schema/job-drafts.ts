import type { JobDraftFields } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofCompany } from '../personal-data/whose';
import { createdMoment, identity, moment } from './columns';
import { jobproviders } from './jobproviders';

/** Jobs that are not published yet, possibly incomplete; read by their own company alone. */
export const jobDrafts = pgTable(
  'job_drafts',
  {
    id: identity(),
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<JobDraftFields>().notNull(),
    /** Counts the changes, so that a stale copy cannot overwrite a newer one. */
    version: integer().notNull().default(1),
    /** When a task publishes the job; null for a draft without a date. */
    publishAt: moment(),
    createdAt: createdMoment(),
    updatedAt: createdMoment(),
  },
  (draft) => [
    index('job_drafts_company_idx').on(draft.jobproviderId, draft.updatedAt, draft.id),
    index('job_drafts_old_idx')
      .on(draft.updatedAt)
      .where(sql`publish_at is null`),
  ],
);

export const jobDraftsData = declare(jobDrafts, {
  rows: ofCompany(jobDrafts.jobproviderId),
  columns: {
    id: 'not personal',
    jobproviderId: 'personal',
    fields: 'personal',
    version: 'not personal',
    publishAt: 'personal',
    createdAt: 'personal',
    updatedAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});
