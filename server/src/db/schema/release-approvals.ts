import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { ApprovalAct, PasskeyResponse } from '@metier/sdk/contract';
import { declareImpersonal } from '../personal-data/declaration';
import { createdMoment, identity, moment } from './columns';
import { releaseApprovers } from './release-approvers';
import { releases } from './releases';

/**
 * What was put before a person, and the signature. A row without an approver and with a seal is the server's own:
 * for a release that came with it, was live before, or is let through in an emergency.
 */
export const releaseApprovals = pgTable(
  'release_approvals',
  {
    id: identity(),
    act: text().$type<ApprovalAct | 'rebuild'>().notNull(),
    /** Equal for requests of the same by the same team. */
    subject: text().notNull(),
    releaseId: integer().references(() => releases.id, { onDelete: 'cascade' }),
    /** The text that is signed: JSON, never changed. */
    statement: text().notNull(),
    askedBy: text().notNull(),
    createdAt: createdMoment(),
    endsAt: moment(),
    approverId: integer().references(() => releaseApprovers.id),
    response: jsonb().$type<PasskeyResponse>(),
    seal: text(),
    signedAt: moment(),
    usedAt: moment(),
  },
  (approval) => [
    index('release_approvals_subject_idx').on(approval.subject),
    index('release_approvals_release_idx').on(approval.releaseId),
  ],
);

export const releaseApprovalsData = declareImpersonal(
  releaseApprovals,
  [
    'id',
    'act',
    'subject',
    'releaseId',
    'statement',
    'askedBy',
    'createdAt',
    'endsAt',
    'approverId',
    'response',
    'seal',
    'signedAt',
    'usedAt',
  ],
  'Names are those of teams.',
);
