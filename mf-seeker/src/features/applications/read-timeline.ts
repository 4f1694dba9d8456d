import type { Application, ApplicationStatus } from '@metier/shared/contract';
import { formatDate, hasEnded, STATUS_LABELS, timestampField, TIMELINE } from '@metier/shared/rules';
import type { TimelineItem } from '@metier/shared/ui';

function momentOf(application: Application, status: ApplicationStatus): string | null {
  const field = timestampField(status);
  return field ? application[field] : null;
}

/** What would follow if all goes well; nothing once it has ended. */
function stepsAhead(status: ApplicationStatus): readonly ApplicationStatus[] {
  if (hasEnded(status)) return [];
  if (status === 'interview') return ['hired'];
  return TIMELINE.slice(TIMELINE.findIndex((step) => step === status) + 1);
}

/** The way of an application: the steps it has really taken, where it stands, and what may still come. */
export function readTimeline(application: Application): TimelineItem[] {
  const { status } = application;
  const taken = [...TIMELINE, 'rejected' as const].filter(
    (step) => step !== status && momentOf(application, step) !== null,
  );
  const describe = (step: ApplicationStatus, state: TimelineItem['state']): TimelineItem => {
    const moment = momentOf(application, step);
    const text = formatDate(moment);
    const date = moment && text ? { date: { text, value: moment } } : {};
    return { id: step, label: STATUS_LABELS[step], state, ...date };
  };
  return [
    ...taken.map((step) => describe(step, 'done')),
    describe(status, 'current'),
    ...stepsAhead(status).map((step) => describe(step, 'ahead')),
  ];
}
