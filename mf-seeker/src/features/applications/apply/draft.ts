import type { AnswerValues } from '../answers/answer-values';
import { answersTexts } from '../answers/answers.texts';

/** An unsent application as kept in localStorage: everything except the file. */
export interface Draft {
  readonly values: AnswerValues;
  readonly hasAgreed: boolean;
  /** Name of the chosen file. */
  readonly resumeName: string | undefined;
  /** See `readResumeChoice`; undefined in drafts of earlier releases. */
  readonly resumeChoice: string | undefined;
  /** ISO 8601. */
  readonly savedAt: string;
}

/** Key of a draft: user and job. It is never shown to another user of this browser. */
export interface DraftOwner {
  readonly userId: number | undefined;
  readonly jobId: number;
}

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

const keyOf = ({ userId, jobId }: DraftOwner) => `metier.apply.${userId ?? 'nobody'}.${jobId}`;

const NAMES = Object.keys(answersTexts.labels).filter((name) => name !== 'resume');

/** Storage may be blocked or full: continue without a draft. */
function tryStorage<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, savedAt } = value as Partial<Draft>;
  const isRecent = typeof savedAt === 'string' && Date.parse(savedAt) > Date.now() - KEPT_MS;
  return isRecent && NAMES.every((name) => typeof Reflect.get(values ?? {}, name) === 'string');
}

/** The draft of this user for this job; undefined if it is missing, expired or malformed. */
export function readDraft(owner: DraftOwner): Draft | undefined {
  const kept: unknown = tryStorage(() => JSON.parse(localStorage.getItem(keyOf(owner)) ?? 'null'));
  if (isDraft(kept)) return kept;
  removeDraft(owner);
  return undefined;
}

export function writeDraft(owner: DraftOwner, draft: Draft): void {
  tryStorage(() => localStorage.setItem(keyOf(owner), JSON.stringify(draft)));
}

export function removeDraft(owner: DraftOwner): void {
  tryStorage(() => localStorage.removeItem(keyOf(owner)));
}
