import type { Application, Interview } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { findBusyParticipant, listParticipants } from './interviews.participants';
import {
  listBookings,
  listLatestInterviews,
  listSlots,
  type BookingRow,
  type InterviewRow,
  type SlotRow,
} from './interviews.repository';

function toInterview(
  row: InterviewRow,
  slots: readonly SlotRow[],
  bookings: readonly BookingRow[],
): Interview {
  const { interview, job, company, candidate } = row;
  return {
    id: interview.id,
    application: interview.applicationId,
    job,
    company: { id: company.id, name: company.name },
    candidate: { id: candidate.id, name: candidate.name },
    state: interview.state,
    kind: interview.kind,
    place: interview.place,
    minutes: interview.minutes,
    interviewers: interview.interviewers,
    note: interview.note,
    message: interview.message,
    starts_at: interview.startsAt?.toISOString() ?? null,
    slots: slots
      .filter(({ interviewId }) => interviewId === interview.id)
      .map(({ id, startsAt, proposedBy }) => ({
        id,
        starts_at: startsAt.toISOString(),
        proposed_by: proposedBy,
        is_taken: findBusyParticipant(row, startsAt, bookings) !== undefined,
      })),
    calendar: interview.startsAt && `/api/interviews/${interview.id}/calendar/`,
  };
}

/** Serializes interviews with their slots, in two queries. */
export async function toInterviews(db: Queryable, rows: readonly InterviewRow[]): Promise<Interview[]> {
  const slots = await listSlots(
    db,
    rows.map(({ interview }) => interview.id),
  );
  const [first] = slots;
  const bookings = first ? await listBookings(db, rows.flatMap(listParticipants), first.startsAt) : [];
  return rows.map((row) => toInterview(row, slots, bookings));
}

/** Adds to each application its latest interview, if it has one. */
export async function addInterviews(
  db: Queryable,
  applications: readonly Application[],
): Promise<Application[]> {
  const rows = await listLatestInterviews(
    db,
    applications.map(({ id }) => id),
  );
  const interviews = new Map((await toInterviews(db, rows)).map((one) => [one.application, one]));
  return applications.map((application) => {
    const interview = interviews.get(application.id);
    return interview ? { ...application, interview } : application;
  });
}
