import { valuesOf } from '../choices/choices';

export const REPORT_TARGETS = [
  { value: 'job', label: 'Job' },
  { value: 'company', label: 'Company' },
  { value: 'message', label: 'Message' },
] as const;

export type ReportTarget = (typeof REPORT_TARGETS)[number]['value'];

/** Reasons that a person chooses from; `targets` are what each fits. */
export const REPORT_REASONS = [
  { value: 'payment', label: 'Asks for money, or looks like fraud', targets: ['job', 'company', 'message'] },
  { value: 'discrimination', label: 'Discriminates against people', targets: ['job', 'company', 'message'] },
  { value: 'misleading', label: 'Is wrong or misleading', targets: ['job', 'company'] },
  { value: 'no-job', label: 'Is advertising, not a job', targets: ['job'] },
  { value: 'offensive', label: 'Insults or threatens', targets: ['job', 'company', 'message'] },
  { value: 'spam', label: 'Is spam', targets: ['message'] },
  {
    value: 'private-data',
    label: 'Asks for private data, or shows it',
    targets: ['job', 'company', 'message'],
  },
  { value: 'other', label: 'Something else', targets: ['job', 'company', 'message'] },
] as const satisfies readonly { value: string; label: string; targets: readonly ReportTarget[] }[];

/** Reasons of reports that the system makes. */
export const SYSTEM_REASONS = [
  { value: 'rule', label: 'Matched rule' },
  { value: 'first-job', label: 'First job of a company' },
] as const;

export type ReportReason =
  | (typeof REPORT_REASONS)[number]['value']
  | (typeof SYSTEM_REASONS)[number]['value'];

export const ALL_REPORT_REASONS = [...REPORT_REASONS, ...SYSTEM_REASONS] as const;

/** The reasons that fit a kind of target, in the order of the form. */
export const listReportReasons = (target: ReportTarget) =>
  REPORT_REASONS.filter(({ targets }) => (targets as readonly ReportTarget[]).includes(target));

/** Longest text of a report, a decision or an appeal. */
export const MAX_MODERATION_TEXT = 2_000;

export const MODERATION_ACTIONS = [
  { value: 'dismiss', label: 'No action needed', done: 'Dismissed' },
  { value: 'ask', label: 'Ask', done: 'Asked' },
  { value: 'hide', label: 'Hide', done: 'Hidden' },
  { value: 'remove', label: 'Remove', done: 'Removed' },
  { value: 'block', label: 'Block the account', done: 'Account blocked' },
  { value: 'restore', label: 'Restore', done: 'Restored' },
  { value: 'uphold', label: 'Uphold the decision', done: 'Decision upheld' },
] as const;

export type ModerationAction = (typeof MODERATION_ACTIONS)[number]['value'];

/**
 * Why others do not see a job, a company or a message: it waits for a first look, it is `hidden` until a
 * decision, it is `removed`, or it is a job of a company that others do not see.
 */
export const HOLDS = ['waiting', 'hidden', 'removed', 'company'] as const;

/** Why others do not see something. */
export type Hold = (typeof HOLDS)[number];

/** What the company reads at a job that others do not see. */
export const HOLD_LABELS: Readonly<Record<Hold, string>> = {
  waiting: 'Waiting for a look',
  hidden: 'Hidden',
  removed: 'Removed',
  company: 'Hidden with the company',
};

/** What decides which actions are possible. */
export interface CaseSituation {
  readonly isOpen: boolean;
  readonly hasAppeal: boolean;
  /** False when the target was deleted by its author. */
  readonly isPresent: boolean;
  readonly hold: Hold | null;
  readonly isBlocked: boolean;
}

/** The actions that are possible on a case, in the order of `MODERATION_ACTIONS`. */
export function listModerationActions(situation: CaseSituation): ModerationAction[] {
  const { isOpen, hasAppeal, isPresent, hold, isBlocked } = situation;
  const isPossible: Record<ModerationAction, boolean> = {
    dismiss: isOpen && !hasAppeal && hold !== 'waiting',
    ask: isOpen && isPresent && !isBlocked,
    hide: isPresent && hold !== 'hidden' && hold !== 'removed',
    remove: isPresent && hold !== 'removed',
    block: !isBlocked,
    restore: isBlocked || (isPresent && hold !== null && hold !== 'company'),
    uphold: hasAppeal,
  };
  return valuesOf(MODERATION_ACTIONS).filter((action) => isPossible[action]);
}

/** The actions against which the account concerned can write once. */
export const APPEALABLE_ACTIONS: readonly ModerationAction[] = ['ask', 'hide', 'remove', 'block'];
