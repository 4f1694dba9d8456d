import type { Queryable } from '../../db/database';
import * as schema from '../../db/schema/index';
import { addDays, startOfDay } from '../calendar';
import type { DemoBoard } from '../demo-board';

const HOUR_MS = 3_600_000;

/** The first weekday at least `days` after `today`, at this hour in UTC. */
function findWorkday(today: Date, days: number, hour: number): Date {
  const day = addDays(today, days);
  const weekday = day.getUTCDay();
  return new Date(addDays(day, weekday === 6 ? 2 : weekday === 0 ? 1 : 0).getTime() + hour * HOUR_MS);
}

/**
 * An interview for each application at that stage: every other one is booked for next week, the others have
 * three offered times.
 */
export async function insertDemoInterviews(tx: Queryable, board: DemoBoard, now: Date): Promise<void> {
  const today = startOfDay(now);
  const invited = board.applications.filter(({ status }) => status === 'interview');
  for (const [index, application] of invited.entries()) {
    const { id: applicationId, seekerId: jobseekerId, moves } = application;
    const companyId = board.jobs.find(({ id }) => id === application.jobId)?.companyId;
    if (companyId === undefined)
      throw new Error(`The job of the demo application ${applicationId} is missing.`);
    // Each has a day of its own, so that no interviewer and no candidate is booked twice.
    const slots = [9, 12, 13].map((hour) => findWorkday(today, 7 + index * 3, hour));
    const [startsAt = today] = slots;
    const isBooked = index % 2 === 0;
    const [row] = await tx
      .insert(schema.interviews)
      .values({
        ...{ applicationId, jobseekerId, jobproviderId: companyId },
        state: isBooked ? 'booked' : 'offered',
        kind: 'video',
        place: 'https://meet.example/interview',
        minutes: 45,
        interviewers: ['Sandra Keller'],
        startsAt: isBooked ? startsAt : null,
        uid: `demo-${applicationId}@metier`,
        sequence: isBooked ? 1 : 0,
        createdAt: moves.at(-1)?.movedAt ?? today,
      })
      .returning({ id: schema.interviews.id });
    const interviewId = row?.id ?? 0;
    await tx
      .insert(schema.interviewSlots)
      .values(slots.map((slot) => ({ interviewId, startsAt: slot, proposedBy: 'job_provider' as const })));
    if (!isBooked) continue;
    const end = new Date(startsAt.getTime() + 45 * 60_000);
    const during = `[${startsAt.toISOString()},${end.toISOString()})`;
    const participants = [`candidate:${jobseekerId}`, `company:${companyId}:sandra keller`];
    await tx
      .insert(schema.interviewBookings)
      .values(participants.map((participant) => ({ interviewId, participant, during })));
  }
}
