import { makeCalendarFile } from '../../calendar/calendar-file';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { describeSides } from '../notifications/interview-notifications.service';
import { findInterview } from './interviews.repository';
import type { Actor } from './interviews.service';

/** The calendar file of a booked interview, as it was mailed to this side; 404 without a booked time. */
export async function getCalendarFile(
  dependencies: Dependencies,
  actor: Actor,
  id: number,
  origin: string,
): Promise<string> {
  const row = await findInterview(dependencies.db, id);
  if (!row || !actor.isVisible(row) || !row.interview.startsAt) throw refuse.missing();
  const sides = await describeSides(dependencies, dependencies.db, row.interview);
  return makeCalendarFile(
    sides[actor.side].toEvent({ startsAt: row.interview.startsAt, isCancelled: false }),
    `${origin}/applications/${row.interview.applicationId}`,
  );
}
