import type { BookingRow, InterviewRow } from './interviews.repository';

const MINUTE_MS = 60_000;

/** Names are compared without case and repeated spaces. */
const foldName = (name: string) => name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Whose time an interview takes: its candidate, and each interviewer of its company. */
export function listParticipants({ interview, company, candidate }: InterviewRow): string[] {
  const names = [...new Set(interview.interviewers.map(foldName))].sort();
  return [`candidate:${candidate.id}`, ...names.map((name) => `company:${company.id}:${name}`)];
}

/** The time that an interview takes when it starts at this time. */
export const takeTime = ({ interview }: InterviewRow, startsAt: Date) => ({
  startsAt,
  endsAt: new Date(startsAt.getTime() + interview.minutes * MINUTE_MS),
});

/** A participant who has another interview at that time; undefined if all are free. */
export function findBusyParticipant(
  row: InterviewRow,
  start: Date,
  bookings: readonly BookingRow[],
): string | undefined {
  const participants = listParticipants(row);
  const { startsAt, endsAt } = takeTime(row, start);
  return bookings.find(
    (booking) =>
      booking.interviewId !== row.interview.id &&
      participants.includes(booking.participant) &&
      booking.startsAt < endsAt &&
      booking.endsAt > startsAt,
  )?.participant;
}
