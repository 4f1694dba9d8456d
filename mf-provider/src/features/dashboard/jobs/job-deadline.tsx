import { useState } from 'react';
import { describeDaysLeft, formatDate, isPastDeadline, swissToday } from '@metier/sdk/rules';
import { dashboardTexts } from '../dashboard.texts';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import type { ShownJob } from '../shown-fields';

/** Until when candidates can apply, or that the deadline has closed the job; nothing without a deadline. */
export function JobDeadline({ job, className }: { job: ShownJob; className?: string | undefined }) {
  const language = useLanguage();
  const { deadline: texts } = useTexts(dashboardTexts).jobs;
  const [today] = useState(() => swissToday(new Date()));
  const deadline = job.application_deadline;
  const day = formatDate(deadline, language);
  if (!day) return null;
  const left = describeDaysLeft(deadline, today, language);
  const text = left && job.is_active ? texts.open(day, left) : left ? texts.paused(day) : texts.passed(day);
  return <p className={className}>{text}</p>;
}

/** Whether a closed job needs a new deadline before it can be opened. */
export const needsRelisting = (job: ShownJob, isActive: boolean): boolean =>
  !isActive && isPastDeadline(job.application_deadline, swissToday(new Date()));
