import { isInterviewOpen, type AccountType } from '@metier/sdk/rules';
import { findDatabaseError } from '../../db/database-errors';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { notifyInterviewCancelled, type NotedTime } from '../notifications/interview-notifications.service';
import { findBusyParticipant, listParticipants, takeTime } from './interviews.participants';
import { cancelReminders } from './interviews.reminders.service';
import {
  deleteBookings,
  findInterview,
  listBookings,
  lockApplicationOf,
  lockParticipants,
  replaceBookings,
  updateInterview,
  type InterviewChanges,
  type InterviewRow,
} from './interviews.repository';
import { interviewsTexts as texts } from './interviews.texts';

/** True when the interview has a booked time that has come. */
export const isOver = ({ interview: { startsAt } }: InterviewRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now;

/** The interview, locked until the transaction ends; 404 if `isVisible` is false for it, 409 if it is closed. */
export async function lockOpenInterview(
  { clock }: Pick<Dependencies, 'clock'>,
  tx: Queryable,
  id: number,
  isVisible: (row: InterviewRow) => boolean,
): Promise<InterviewRow> {
  // Read after the lock, so that it has the changes of the transaction that held it.
  await lockApplicationOf(tx, id);
  const row = await findInterview(tx, id);
  if (!row || !isVisible(row)) throw refuse.missing();
  if (!isInterviewOpen(row.interview.state)) throw refuse.conflict(texts.closed);
  if (isOver(row, clock())) throw refuse.conflict(texts.over);
  return row;
}

/** Saves changes as the next version; returns the changed row. */
export async function saveVersion(
  tx: Queryable,
  row: InterviewRow,
  changes: Omit<InterviewChanges, 'sequence'>,
): Promise<InterviewRow> {
  const next = { ...changes, sequence: row.interview.sequence + 1 };
  await updateInterview(tx, row.interview.id, next);
  return { ...row, interview: { ...row.interview, ...next } };
}

/** Releases the booked time and its reminders; returns it for the calendar files. */
export async function releaseTime(
  dependencies: Pick<Dependencies, 'tasks'>,
  tx: Queryable,
  { interview: { id, startsAt } }: InterviewRow,
): Promise<NotedTime | undefined> {
  if (!startsAt) return undefined;
  await deleteBookings(tx, id);
  await cancelReminders(dependencies, tx, id, startsAt);
  return { startsAt, isCancelled: true };
}

/** Confirms to the side that has released a booked time that its calendar entry ends. */
export async function confirmRelease(
  dependencies: Dependencies,
  tx: Queryable,
  { interview }: InterviewRow,
  side: AccountType,
  released: NotedTime | undefined,
): Promise<void> {
  if (released) await notifyInterviewCancelled(dependencies, tx, interview, [side], '', released);
}

/** Why the time is not free, in a sentence for this side. */
function explainBusy(participant: string, side: AccountType): string {
  const isCandidate = participant.startsWith('candidate:');
  if (side === 'job_seeker') return isCandidate ? texts.busyCandidate : texts.taken;
  return isCandidate ? texts.busyApplicant : texts.busyInterviewer;
}

/** PostgreSQL's code for a violated exclusion constraint. */
const EXCLUDED = '23P01';

/** Books the time for all participants; 409 if one of them is not free. */
export async function takeBooking(
  tx: Queryable,
  row: InterviewRow,
  startsAt: Date,
  side: AccountType,
): Promise<void> {
  await lockParticipants(tx, row);
  const participants = listParticipants(row);
  const busy = findBusyParticipant(row, startsAt, await listBookings(tx, participants, startsAt));
  if (busy) throw refuse.conflict(explainBusy(busy, side));
  try {
    await replaceBookings(tx, row.interview.id, participants, takeTime(row, startsAt));
  } catch (error) {
    throw findDatabaseError(error)?.code === EXCLUDED ? refuse.conflict(texts.taken) : error;
  }
}
