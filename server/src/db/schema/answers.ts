import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  TEMPLATE_KINDS,
  valuesOf,
  type Language,
  type TemplateKind,
} from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofCompany, ofJobs } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
import { jobproviders } from './jobproviders';
import { jobs } from './jobs';

/** How soon a company answers applications, as of the last measurement. */
export const responseTimes = pgTable('response_times', {
  jobproviderId: integer()
    .primaryKey()
    .references(() => jobproviders.id, { onDelete: 'cascade' }),
  /** Null while there are too few answers, or too many applications without one. */
  days: integer(),
  measuredAt: createdMoment(),
});

export const responseTimesData = declare(responseTimes, {
  rows: ofCompany(responseTimes.jobproviderId),
  columns: { jobproviderId: 'personal', days: 'personal', measuredAt: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});

/** The closing letter to candidates without a decision, one for each closing of a job. Reopening the job deletes it. */
export const closingNotices = pgTable(
  'closing_notices',
  {
    jobId: integer()
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** With placeholders, which are filled in for each candidate. */
    text: text().notNull(),
    /** Language of text and subject. */
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    closedAt: moment().notNull(),
    sendAt: moment().notNull(),
    sentAt: moment(),
    /** The company has decided to send none. */
    skippedAt: moment(),
  },
  (notice) => [
    index('closing_notices_planned_idx')
      .on(notice.sendAt)
      .where(sql`${notice.sentAt} is null and ${notice.skippedAt} is null`),
    check('closing_notices_language_check', isOneOf(notice.language, LANGUAGES)),
  ],
);

export const closingNoticesData = declare(closingNotices, {
  rows: ofJobs(closingNotices.jobId),
  columns: {
    jobId: 'personal',
    text: 'personal',
    language: 'personal',
    closedAt: 'personal',
    sendAt: 'personal',
    sentAt: 'personal',
    skippedAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});

/** Texts of a company with placeholders; at most one closing letter in each language. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: identity(),
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    kind: text().$type<TemplateKind>().notNull(),
    language: text().$type<Language>().notNull().default(DEFAULT_LANGUAGE),
    name: text().notNull(),
    text: text().notNull(),
    createdAt: createdMoment(),
  },
  (template) => [
    uniqueIndex('message_templates_name_key').on(
      template.jobproviderId,
      template.kind,
      template.language,
      sql`lower(${template.name})`,
    ),
    uniqueIndex('message_templates_closing_key')
      .on(template.jobproviderId, template.language)
      .where(sql`${template.kind} = 'closing'`),
    check('message_templates_kind_check', isOneOf(template.kind, valuesOf(TEMPLATE_KINDS))),
    check('message_templates_language_check', isOneOf(template.language, LANGUAGES)),
  ],
);

export const messageTemplatesData = declare(messageTemplates, {
  rows: ofCompany(messageTemplates.jobproviderId),
  columns: {
    id: 'not personal',
    jobproviderId: 'personal',
    kind: 'personal',
    language: 'personal',
    name: 'personal',
    text: 'personal',
    createdAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});
