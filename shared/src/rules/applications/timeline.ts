import { formatDate } from '../time/dates';
import { DEFAULT_LANGUAGE, type Language } from '../languages/languages';
import { textsIn } from '../languages/texts';
import { formatSwissClock } from '../time/swiss-time';
import { hasEnded, TIMELINE, timestampField } from './statuses';
import type { ApplicationStatus, TimestampField } from './statuses';
import { statusesTexts } from './statuses.texts';

/** A step of the timeline; `date.text` is a day such as `dd/mm/yyyy`, `date.value` the timestamp. */
export interface TimelineStep {
  id: ApplicationStatus;
  label: string;
  state: 'done' | 'current' | 'ahead';
  date?: { text: string; value: string };
}

/** The fields of an application that determine its progress. */
export type ApplicationProgress = {
  readonly status: ApplicationStatus;
  /** The time of its booked interview. */
  readonly interview?: { readonly starts_at: string | null };
} & {
  readonly [Field in TimestampField]: string | null;
};

function momentOf(progress: ApplicationProgress, step: ApplicationStatus): string | null {
  if (step === 'interview') return progress.interview?.starts_at ?? null;
  const field = timestampField(step);
  return field ? progress[field] : null;
}

/** The steps that may have been taken, in their order. */
const STEPS = ['pending', 'reviewed', 'shortlisted', 'interview', 'hired', 'rejected'] as const;

/** The day of a step; of an interview, which may be in the future, also its time. */
function formatMoment(step: ApplicationStatus, value: string | null, language: Language): string | undefined {
  const day = formatDate(value, language);
  return day && value && step === 'interview' ? `${day}, ${formatSwissClock(value)}` : day;
}

/** The steps that a successful application would still take; empty once it has ended. */
function stepsAhead(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (hasEnded(status)) return [];
  if (status === 'interview') return ['hired'];
  return TIMELINE.slice(TIMELINE.findIndex((step) => step === status) + 1);
}

/** The steps of an application: completed, current and still possible ones. */
export function buildTimeline(
  progress: ApplicationProgress,
  language: Language = DEFAULT_LANGUAGE,
): TimelineStep[] {
  const texts = textsIn(language, statusesTexts);
  const { status } = progress;
  const taken = STEPS.filter((step) => step !== status && momentOf(progress, step) !== null);
  const describe = (step: ApplicationStatus, state: TimelineStep['state']): TimelineStep => {
    const value = momentOf(progress, step);
    const text = formatMoment(step, value, language);
    const label = step === 'pending' ? texts.submitted : texts.labels[step];
    return { id: step, label, state, ...(value && text && { date: { text, value } }) };
  };
  return [
    ...taken.map((step) => describe(step, 'done')),
    describe(status, 'current'),
    ...stepsAhead(status).map((step) => describe(step, 'ahead')),
  ];
}
