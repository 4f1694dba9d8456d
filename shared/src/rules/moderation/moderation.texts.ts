import { defineTexts } from '../languages/texts';
import { textsOf } from '../languages/texts-of';
import {
  ALL_REPORT_REASONS,
  HOLD_LABELS,
  MODERATION_ACTIONS,
  REPORT_TARGETS,
  type ModerationAction,
  type ReportTarget,
} from './moderation';

const QUOTED: Record<ReportTarget, (title: string) => string> = {
  job: (title) => `job “${title}”`,
  company: (title) => `company page “${title}”`,
  message: (title) => `message “${title}”`,
};

const DECISIONS: Record<ModerationAction, (subject: string) => string> = {
  dismiss: (subject) => `Your ${subject} stays as it is.`,
  ask: (subject) => `We have a question about your ${subject}.`,
  hide: (subject) => `Your ${subject} is hidden while we look at it.`,
  remove: (subject) => `Your ${subject} was removed.`,
  block: (subject) => `Your account is blocked because of your ${subject}.`,
  restore: (subject) => `Your ${subject} is visible again.`,
  uphold: (subject) => `The decision about your ${subject} stays.`,
};

interface Decision {
  readonly action: ModerationAction;
  readonly target: ReportTarget;
  readonly title: string;
}

export const moderationTexts = defineTexts('rules/moderation', {
  targets: textsOf(REPORT_TARGETS, 'label'),
  reasons: textsOf(ALL_REPORT_REASONS, 'label'),
  actions: textsOf(MODERATION_ACTIONS, 'label'),
  done: textsOf(MODERATION_ACTIONS, 'done'),
  /** What the company reads at a job that others do not see. */
  holds: HOLD_LABELS,
  /** The same as a sentence. */
  holdSentences: {
    waiting: 'Waiting for a look: we read the first job of a new company before others see it.',
    hidden: 'This job is hidden while we look at it. The reason is in your notices.',
    removed: 'This job has been removed. The reason is in your notices.',
    company: 'Your company is not visible at the moment. The reason is in your notices.',
  },
  /** What an action means for the account concerned, in one sentence. */
  decision: ({ action, target, title }: Decision) => DECISIONS[action](QUOTED[target](title)),
});
