import {
  ALL_REPORT_REASONS,
  MODERATION_ACTIONS,
  REPORT_TARGETS,
  valuesOf,
  type ModerationAction,
  type ReportReason,
  type ReportTarget,
} from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare } from '../personal-data/declaration';
import { ofActions, ofCases, ofUser } from '../personal-data/whose';
import { createdMoment, identity, isOneOf, moment } from './columns';
import { users } from './users';

/** What was reported, one row for each target: its reports, actions and appeals belong to it. */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: identity(),
    target: text().$type<ReportTarget>().notNull(),
    /** Id of the job, company or message, which may be deleted since. */
    targetId: integer().notNull(),
    /** Account that the decisions concern: the employer, or the sender of the message. */
    accountId: integer().references(() => users.id, { onDelete: 'set null' }),
    title: text().notNull(),
    isOpen: boolean().notNull().default(true),
    /** Reports since the last decision. */
    openReports: integer().notNull().default(0),
    hasAppeal: boolean().notNull().default(false),
    reportedAt: createdMoment(),
    createdAt: createdMoment(),
  },
  (row) => [
    unique('moderation_cases_target_key').on(row.target, row.targetId),
    index('moderation_cases_newest_idx').on(row.isOpen, row.reportedAt, row.id),
    index('moderation_cases_most_idx').on(row.isOpen, row.openReports, row.id),
    index('moderation_cases_account_idx').on(row.accountId),
    check('moderation_cases_target_check', isOneOf(row.target, valuesOf(REPORT_TARGETS))),
  ],
);

export const moderationCasesData = declare(moderationCases, {
  rows: ofUser(moderationCases.accountId),
  columns: {
    id: 'not personal',
    target: 'personal',
    targetId: 'not personal',
    accountId: 'personal',
    title: 'personal',
    isOpen: 'not personal',
    openReports: 'not personal',
    hasAppeal: 'not personal',
    reportedAt: 'not personal',
    createdAt: 'not personal',
  },
  onExport: 'withheld',
  onDeletion: 'cleared',
  cleared: ['title', 'accountId'],
  why: 'The log of decisions refers to it; a report without a decision is not told to the account concerned.',
});

/** A report of a person or of the system. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: identity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id, { onDelete: 'cascade' }),
    reason: text().$type<ReportReason>().notNull(),
    text: text().notNull().default(''),
    /** Name of the rule that the text matched. */
    rule: text(),
    /** Null for visitors and the system. */
    reporterId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** One open report of a case for each: the account, a keyed hash of a visitor's network, or the system's rule. */
    reporterKey: text().notNull(),
    isOpen: boolean().notNull().default(true),
    createdAt: createdMoment(),
  },
  (report) => [
    uniqueIndex('content_reports_reporter_key')
      .on(report.caseId, report.reporterKey)
      .where(sql`${report.isOpen}`),
    index('content_reports_case_newest_idx').on(report.caseId, report.id),
    index('content_reports_open_reason_idx')
      .on(report.reason, report.caseId)
      .where(sql`${report.isOpen}`),
    index('content_reports_reporter_idx').on(report.reporterId),
    check('content_reports_reason_check', isOneOf(report.reason, valuesOf(ALL_REPORT_REASONS))),
  ],
);

export const contentReportsData = declare(contentReports, {
  rows: ofUser(contentReports.reporterId),
  about: ofCases(contentReports.caseId),
  columns: {
    id: 'not personal',
    caseId: 'not personal',
    reason: 'shared',
    text: 'shared',
    rule: 'not personal',
    reporterId: 'personal',
    reporterKey: 'personal',
    isOpen: 'not personal',
    createdAt: 'personal',
  },
  secret: ['reporterKey'],
  onExport: 'included',
  onDeletion: 'deleted',
  why: 'Who was reported does not learn by whom, so it is in the export of the reporter alone.',
});

/**
 * Actions of operators: an append-only log, which a trigger guards. It names accounts without a reference, so
 * that deleting one changes no entry.
 */
export const moderationActions = pgTable(
  'moderation_actions',
  {
    id: identity(),
    caseId: integer()
      .notNull()
      .references(() => moderationCases.id),
    action: text().$type<ModerationAction>().notNull(),
    reason: text().notNull(),
    operatorId: integer().notNull(),
    operatorName: text().notNull(),
    createdAt: createdMoment(),
  },
  (row) => [
    index('moderation_actions_case_newest_idx').on(row.caseId, row.id),
    index('moderation_actions_operator_idx').on(row.operatorId),
    check('moderation_actions_action_check', isOneOf(row.action, valuesOf(MODERATION_ACTIONS))),
  ],
);

export const moderationActionsData = declare(moderationActions, {
  rows: ofUser(moderationActions.operatorId),
  columns: {
    id: 'not personal',
    caseId: 'not personal',
    action: 'not personal',
    reason: 'not personal',
    operatorId: 'personal',
    operatorName: 'personal',
    createdAt: 'not personal',
  },
  onExport: 'included',
  onDeletion: 'kept',
  why: 'An append-only log: which operator has decided must stay known.',
});

/** What the account concerned has written about an action, once. */
export const moderationAppeals = pgTable('moderation_appeals', {
  actionId: integer()
    .primaryKey()
    .references(() => moderationActions.id),
  text: text().notNull(),
  createdAt: createdMoment(),
  answerId: integer().references(() => moderationActions.id),
  answeredAt: moment(),
});

export const moderationAppealsData = declare(moderationAppeals, {
  rows: ofActions(moderationAppeals.actionId),
  columns: {
    actionId: 'not personal',
    text: 'personal',
    createdAt: 'personal',
    answerId: 'not personal',
    answeredAt: 'not personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});
