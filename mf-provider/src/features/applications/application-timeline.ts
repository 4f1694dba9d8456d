import type { Application } from '@metier/shared/contract';
import {
  formatDate,
  hasEnded,
  STATUS_LABELS,
  TIMELINE,
  timestampField,
  type ApplicationStatus,
} from '@metier/shared/rules';
import type { TimelineItem } from '@metier/shared/ui';
import { applicationsTexts } from './applications.texts';

const { details: texts } = applicationsTexts;

function momentOf(application: Application, step: ApplicationStatus): string | null {
  const field = timestampField(step);
  return field ? application[field] : null;
}

/**
 * The way of an application: what happened, where it stands, and, while it is open, what may still come. A rejection or
 * withdrawal takes the place of what was never reached; an interview stands between the shortlist and the end.
 */
export function traceApplication(application: Application, status: ApplicationStatus): TimelineItem[] {
  const isOpen = !hasEnded(status);
  const wasReached = (step: ApplicationStatus) => momentOf(application, step) !== null || step === status;
  const way: ApplicationStatus[] = TIMELINE.filter((step) => isOpen || wasReached(step));
  if (status === 'interview') way.splice(way.indexOf('hired'), 0, status);
  if (!way.includes(status)) way.push(status);
  return way.map((step) => {
    const moment = momentOf(application, step);
    const text = formatDate(moment);
    const state = step === status ? 'current' : moment ? 'done' : 'ahead';
    return {
      id: step,
      label: step === 'pending' ? texts.submitted : STATUS_LABELS[step],
      state,
      ...(moment && text && { date: { text, value: moment } }),
    };
  });
}
