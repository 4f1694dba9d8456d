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

const STEPS: readonly ApplicationStatus[] = TIMELINE;

function momentOf(application: Application, step: ApplicationStatus): string | null {
  const field = timestampField(step);
  return field ? application[field] : null;
}

/** Whether a step belongs to the way: it was reached, or an open application may still come to it. */
function isOnWay(application: Application, step: ApplicationStatus, status: ApplicationStatus): boolean {
  if (step === status || momentOf(application, step)) return true;
  const isAhead = status === 'interview' ? step === 'hired' : STEPS.indexOf(step) > STEPS.indexOf(status);
  return isAhead && !hasEnded(status);
}

/**
 * The way of an application: what happened, where it stands, and, while it is open, what may still come. A rejection or
 * withdrawal takes the place of what was never reached; an interview stands before the end.
 */
export function traceApplication(application: Application, status: ApplicationStatus): TimelineItem[] {
  const way: ApplicationStatus[] = STEPS.filter((step) => isOnWay(application, step, status));
  if (status === 'interview') way.splice(way.indexOf('hired'), 0, status);
  else if (!way.includes(status)) way.push(status);
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
