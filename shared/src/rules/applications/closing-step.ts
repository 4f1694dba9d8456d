import { formatDate } from '../time/dates';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { hasEnded, type ApplicationStatus } from './statuses';
import { statusesTexts } from './statuses.texts';
import type { TimelineStep } from './timeline';

/** A step of a timeline that may be the closing of the job, which is no status. */
export type ClosingStep = Omit<TimelineStep, 'id'> & { readonly id: TimelineStep['id'] | 'closing' };

interface ClosedApplication {
  readonly status: ApplicationStatus;
  readonly closing_notice_at?: string | null | undefined;
}

/** The steps with the closing notice after the current one, in place of the steps ahead. */
export function withClosingStep(
  steps: readonly TimelineStep[],
  { status, closing_notice_at: value }: ClosedApplication,
  language: Language = DEFAULT_LANGUAGE,
): ClosingStep[] {
  const text = formatDate(value ?? null, language);
  if (!value || !text || hasEnded(status)) return [...steps];
  const taken = steps.filter(({ state }) => state !== 'ahead');
  const label = textsIn(language, statusesTexts).closed;
  return [...taken, { id: 'closing', label, state: 'done', date: { text, value } }];
}
