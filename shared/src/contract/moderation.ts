import { Type, type Static } from 'typebox';
import {
  ALL_REPORT_REASONS,
  HOLDS,
  MAX_MODERATION_TEXT,
  MODERATION_ACTIONS,
  REPORT_REASONS,
  REPORT_TARGETS,
  valuesOf,
} from '../rules/index';
import { Count, Id, Nullable, OneOf, OptionalText, RequiredText, Timestamp } from './common';

const TargetKind = OneOf(valuesOf(REPORT_TARGETS));
const ReasonName = OneOf(valuesOf(ALL_REPORT_REASONS));
const ActionName = OneOf(valuesOf(MODERATION_ACTIONS));
const ModerationText = RequiredText(MAX_MODERATION_TEXT);

/** A report of a job, a company or a received message. */
export const ContentReportBody = Type.Object({
  target: TargetKind,
  id: Id,
  reason: OneOf(valuesOf(REPORT_REASONS)),
  text: OptionalText(MAX_MODERATION_TEXT),
});
export type ContentReportBody = Static<typeof ContentReportBody>;

const CaseState = OneOf(['open', 'decided']);

/** Cases after this position, newest report or most reports first. */
export const ModerationCasesQuery = Type.Object({
  state: Type.Optional(CaseState),
  target: Type.Optional(TargetKind),
  reason: Type.Optional(ReasonName),
  ordering: Type.Optional(OneOf(['newest', 'most-reported'])),
  after: Type.Optional(Type.String({ maxLength: 60 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type ModerationCasesQuery = Static<typeof ModerationCasesQuery>;

/** All reports of one target, and what was decided. */
export const ModerationCase = Type.Object({
  id: Id,
  target: TargetKind,
  target_id: Id,
  /** Name of the target when it was last reported. */
  title: Type.String(),
  state: CaseState,
  has_appeal: Type.Boolean(),
  /** Reports that are not decided. */
  reports_count: Count,
  reasons: Type.Array(ReasonName),
  reported_at: Timestamp,
  last_action: Nullable(ActionName),
});
export type ModerationCase = Static<typeof ModerationCase>;

/** A page of cases. `next` is the `after` of the next page; null on the last one. */
export const ModerationCasesPage = Type.Object({
  items: Type.Array(ModerationCase),
  next: Nullable(Type.String()),
});
export type ModerationCasesPage = Static<typeof ModerationCasesPage>;

/** The reported job, company or message as it is now. */
export const ModerationContent = Type.Object({
  title: Type.String(),
  /** Name of the company or person that wrote it. */
  author: Type.String(),
  /** Further facts, such as the place. */
  facts: Type.Array(Type.String()),
  text: Type.String(),
  /** Path of its page; null for a message. */
  path: Nullable(Type.String()),
  hold: Nullable(OneOf(HOLDS)),
});
export type ModerationContent = Static<typeof ModerationContent>;

export const ModerationReport = Type.Object({
  id: Id,
  reason: ReasonName,
  text: Type.String(),
  /** The rule that the text matched, of a report by the system. */
  rule: Nullable(Type.String()),
  reporter: OneOf(['visitor', 'account', 'system']),
  is_open: Type.Boolean(),
  created_at: Timestamp,
});
export type ModerationReport = Static<typeof ModerationReport>;

/** An entry of the log of actions, with what the account concerned has written about it. */
export const ModerationLogEntry = Type.Object({
  id: Id,
  action: ActionName,
  reason: Type.String(),
  operator: Type.String(),
  created_at: Timestamp,
  appeal: Nullable(Type.Object({ text: Type.String(), is_open: Type.Boolean(), created_at: Timestamp })),
});
export type ModerationLogEntry = Static<typeof ModerationLogEntry>;

/** A case with its target, its newest reports and all actions. */
export const ModerationCaseDetails = Type.Object({
  ...ModerationCase.properties,
  /** Null when the target was deleted. */
  content: Nullable(ModerationContent),
  is_blocked: Type.Boolean(),
  actions: Type.Array(ActionName),
  reports: Type.Array(ModerationReport),
  log: Type.Array(ModerationLogEntry),
});
export type ModerationCaseDetails = Static<typeof ModerationCaseDetails>;

export const ModerationActionBody = Type.Object({ action: ActionName, reason: ModerationText });
export type ModerationActionBody = Static<typeof ModerationActionBody>;

/** `token` is part of the mailed link; without it the caller has to be the account concerned. */
export const DecisionQuery = Type.Object({ token: OptionalText(200) });
export type DecisionQuery = Static<typeof DecisionQuery>;

/** A decision as the account concerned reads it. */
export const ModerationDecision = Type.Object({
  id: Id,
  action: ActionName,
  target: TargetKind,
  title: Type.String(),
  reason: Type.String(),
  created_at: Timestamp,
  can_appeal: Type.Boolean(),
  /** What the account has written, and the answer once there is one. */
  appeal: Nullable(
    Type.Object({
      text: Type.String(),
      created_at: Timestamp,
      answer: Nullable(Type.Object({ action: ActionName, reason: Type.String(), created_at: Timestamp })),
    }),
  ),
});
export type ModerationDecision = Static<typeof ModerationDecision>;

export const AppealBody = Type.Object({ text: ModerationText });
export type AppealBody = Static<typeof AppealBody>;

/** `moderation`: a case was opened or decided; sent to operators. */
export const LiveModeration = Type.Object({ open_cases: Count });
export type LiveModeration = Static<typeof LiveModeration>;
