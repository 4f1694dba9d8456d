import type { JobPatch } from '@metier/sdk/contract';
import { isPastDeadline, swissToday } from '@metier/sdk/rules';
import { refuse } from '../../errors';
import { jobsTexts } from './jobs.texts';

export function checkDates(startDate: string, endDate: string | null | undefined): void {
  if (endDate && endDate < startDate) throw refuse.field('end_date', jobsTexts.endBeforeStart);
}

/** Refuses to open a job whose deadline has passed: it would be closed again. */
export function checkDeadline(
  { application_deadline: deadline }: Pick<JobPatch, 'application_deadline'>,
  now: Date,
): void {
  if (isPastDeadline(deadline, swissToday(now)))
    throw refuse.field('application_deadline', jobsTexts.deadlinePassed);
}
