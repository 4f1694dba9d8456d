import type {
  BookingBody,
  Interview,
  InterviewPatch,
  InterviewsQuery,
  ProposalBody,
} from '@metier/sdk/contract';
import type { AccountType } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { hasChanges } from '../columns';
import {
  notifyInterviewBooked,
  notifyInterviewCancelled,
  notifyInterviewDeclined,
  notifyInterviewOffered,
  notifyInterviewProposed,
} from '../notifications/interview-notifications.service';
import { requireSide, type Viewer } from '../viewer';
import {
  confirmRelease,
  lockOpenInterview,
  releaseTime,
  saveVersion,
  takeBooking,
} from './interviews.changes';
import { readDetails, readSlots } from './interviews.input';
import { cancelReminders, scheduleReminders } from './interviews.reminders.service';
import { toInterviews } from './interviews.reply';
import * as repository from './interviews.repository';
import { interviewsTexts as texts } from './interviews.texts';

/** Whose side a change is on: that of a session, or the candidate's with a mailed link. */
export interface Actor {
  readonly side: AccountType;
  isVisible(row: repository.InterviewRow): boolean;
}

export function actAs(viewer: Viewer): Actor {
  const side = requireSide(viewer);
  return {
    side,
    isVisible: ({ company, candidate }) => (side === 'job_seeker' ? candidate : company).userId === viewer.id,
  };
}

/** Entries in a list; a company with more sees the others once these are answered. */
const MAX_LISTED = 100;
/** The longest interview, so that the list has those that have begun. */
const MAX_MS = 8 * 60 * 60_000;

/** The interview as both sides see it. */
export async function readInterview(db: Queryable, id: number): Promise<Interview> {
  const row = await repository.findInterview(db, id);
  const [interview] = row ? await toInterviews(db, [row]) : [];
  if (!interview) throw refuse.missing();
  return interview;
}

/** The viewer's open interviews, or all of one application. */
export async function listInterviews(
  { db, clock }: Dependencies,
  viewer: Viewer,
  { application }: InterviewsQuery,
): Promise<Interview[]> {
  const after = new Date(clock().getTime() - MAX_MS);
  const rows = await (application === undefined
    ? repository.listOpenInterviews(db, viewer, after, MAX_LISTED)
    : repository.listInterviewsOf(db, viewer, application, MAX_LISTED));
  return toInterviews(db, rows);
}

/**
 * Changes an interview of the viewer's company. New times release a booked one and are offered again; without
 * them a booked interview stays booked, and both sides get a new calendar file.
 */
export function changeInterview(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  patch: InterviewPatch,
): Promise<Interview> {
  const { db, clock } = dependencies;
  const times = patch.slots && readSlots(patch.slots, clock());
  const actor = actAs(viewer);
  return inTransaction(db, async (tx) => {
    const row = await lockOpenInterview(dependencies, tx, id, actor.isVisible);
    if (!hasChanges(patch)) return readInterview(tx, id);
    const { interviewers, ...rest } = readDetails(patch, row.interview);
    const details = { ...rest, interviewers: [...interviewers] };
    const { startsAt } = row.interview;
    if (startsAt && !times) {
      const changed = await saveVersion(tx, row, details);
      await takeBooking(tx, changed, startsAt, actor.side);
      await notifyInterviewBooked(dependencies, tx, changed.interview, startsAt, { isChanged: true });
      return readInterview(tx, id);
    }
    const released = await releaseTime(dependencies, tx, row);
    const fresh = times && ({ state: 'offered', startsAt: null, message: '' } as const);
    const changed = await saveVersion(tx, row, { ...details, ...fresh });
    if (times) await repository.replaceSlots(tx, id, 'job_provider', times, { isAll: true });
    const slots = (await repository.listSlots(tx, [id])).filter((slot) => slot.proposedBy === 'job_provider');
    const offered = slots.map((slot) => slot.startsAt);
    await notifyInterviewOffered(dependencies, tx, changed.interview, offered, released);
    await confirmRelease(dependencies, tx, changed, actor.side, released);
    return readInterview(tx, id);
  });
}

/**
 * Books a time of the other side; booking the booked one again changes nothing. 409 if it has passed or
 * is taken.
 */
export function bookInterview(
  dependencies: Dependencies,
  { side, isVisible }: Actor,
  id: number,
  { slot: slotId }: BookingBody,
): Promise<Interview> {
  const { db, clock } = dependencies;
  return inTransaction(db, async (tx) => {
    const row = await lockOpenInterview(dependencies, tx, id, isVisible);
    const slot = (await repository.listSlots(tx, [id])).find((one) => one.id === slotId);
    if (!slot) throw refuse.field('slot', texts.closed, 'conflict');
    const { startsAt: earlier } = row.interview;
    if (earlier?.getTime() === slot.startsAt.getTime()) return readInterview(tx, id);
    if (slot.proposedBy === side) throw refuse.conflict(texts.ownSlot);
    if (slot.startsAt <= clock()) throw refuse.conflict(texts.past);
    await takeBooking(tx, row, slot.startsAt, side);
    const { startsAt } = slot;
    const booked = await saveVersion(tx, row, { state: 'booked', startsAt, message: '' });
    if (earlier) await cancelReminders(dependencies, tx, id, earlier);
    await scheduleReminders(dependencies, tx, id, startsAt);
    await notifyInterviewBooked(dependencies, tx, booked.interview, startsAt, {
      isChanged: earlier !== null,
    });
    return readInterview(tx, id);
  });
}

/** Proposes the candidate's own times; a booked one is released. */
export function proposeTimes(
  dependencies: Dependencies,
  { side, isVisible }: Actor,
  id: number,
  { slots, message = '' }: ProposalBody,
): Promise<Interview> {
  const times = readSlots(slots, dependencies.clock());
  return inTransaction(dependencies.db, async (tx) => {
    const row = await lockOpenInterview(dependencies, tx, id, isVisible);
    const released = await releaseTime(dependencies, tx, row);
    const words = message.trim();
    const changed = await saveVersion(tx, row, { state: 'proposed', startsAt: null, message: words });
    await repository.replaceSlots(tx, id, side, times, { isAll: false });
    await notifyInterviewProposed(dependencies, tx, changed.interview, times, words, released);
    await confirmRelease(dependencies, tx, changed, side, released);
    return readInterview(tx, id);
  });
}

/** Ends an interview: the candidate declines it, or the company cancels it. */
export function endInterview(
  dependencies: Dependencies,
  { side, isVisible }: Actor,
  id: number,
  message = '',
): Promise<Interview> {
  return inTransaction(dependencies.db, async (tx) => {
    const row = await lockOpenInterview(dependencies, tx, id, isVisible);
    const released = await releaseTime(dependencies, tx, row);
    const words = message.trim();
    const state = side === 'job_seeker' ? 'declined' : 'cancelled';
    const { interview } = await saveVersion(tx, row, { state, startsAt: null, message: words });
    if (state === 'declined') await notifyInterviewDeclined(dependencies, tx, interview, words, released);
    else await notifyInterviewCancelled(dependencies, tx, interview, ['job_seeker'], words, released);
    await confirmRelease(dependencies, tx, { ...row, interview }, side, released);
    return readInterview(tx, id);
  });
}
