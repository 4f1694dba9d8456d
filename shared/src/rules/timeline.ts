import { formatDate } from './dates';
import { formatSwissClock } from './swiss-time';
import { hasEnded, STATUS_LABELS, TIMELINE, timestampField } from './statuses';
import type { ApplicationStatus, TimestampField } from './statuses';

/** A step of the timeline; `date.text` is `dd/mm/yyyy`, `date.value` the timestamp. */
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

const FIRST_STEP_LABEL = 'Submitted';

function momentOf(progress: ApplicationProgress, step: ApplicationStatus): string | null {
  if (step === 'interview') return progress.interview?.starts_at ?? null;
  const field = timestampField(step);
  return field ? progress[field] : null;
}

/** The steps that may have been taken, in their order. */
const STEPS = ['pending', 'reviewed', 'shortlisted', 'interview', 'hired', 'rejected'] as const;

/** The day of a step; of an interview, which may be in the future, also its time. */
function formatMoment(step: ApplicationStatus, value: string | null): string | undefined {
  const day = formatDate(value);
  return day && value && step === 'interview' ? `${day}, ${formatSwissClock(value)}` : day;
}

/** The steps that a successful application would still take; empty once it has ended. */
function stepsAhead(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (hasEnded(status)) return [];
  if (status === 'interview') return ['hired'];
  return TIMELINE.slice(TIMELINE.findIndex((step) => step === status) + 1);
}

/** The steps of an application: completed, current and still possible ones. */
export function buildTimeline(progress: ApplicationProgress): TimelineStep[] {
  const { status } = progress;
  const taken = STEPS.filter((step) => step !== status && momentOf(progress, step) !== null);
  const describe = (step: ApplicationStatus, state: TimelineStep['state']): TimelineStep => {
    const value = momentOf(progress, step);
    const text = formatMoment(step, value);
    const label = step === 'pending' ? FIRST_STEP_LABEL : STATUS_LABELS[step];
    return { id: step, label, state, ...(value && text && { date: { text, value } }) };
  };
  return [
    ...taken.map((step) => describe(step, 'done')),
    describe(status, 'current'),
    ...stepsAhead(status).map((step) => describe(step, 'ahead')),
  ];
}
