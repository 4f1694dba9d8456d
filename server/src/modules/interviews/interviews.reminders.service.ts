import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { defineTask } from '../../tasks/task-kind';
import { notifyInterviewReminder } from '../notifications/interview-notifications.service';
import { findInterview } from './interviews.repository';

interface Reminder {
  readonly interview: number;
  /** Timestamp of the booked time that the reminder is for. */
  readonly startsAt: string;
  readonly before: ReminderName;
}

type ReminderName = keyof typeof LEADS;

const reminderTask = defineTask<Reminder>('interview-reminder');

const HOUR_MS = 60 * 60_000;

/** How long before an interview its reminders are due. */
const LEADS = { day: 24 * HOUR_MS, hour: HOUR_MS } as const;

const REMINDERS = Object.entries(LEADS) as [ReminderName, number][];

const keyOf = (interview: number, startsAt: Date, before: ReminderName) =>
  `${interview}:${startsAt.toISOString()}:${before}`;

/** Schedules the reminders of a booked time, except those whose time has passed. */
export async function scheduleReminders(
  { tasks, clock }: Pick<Dependencies, 'tasks' | 'clock'>,
  tx: Queryable,
  interview: number,
  startsAt: Date,
): Promise<void> {
  for (const [before, lead] of REMINDERS) {
    const dueAt = new Date(startsAt.getTime() - lead);
    if (dueAt <= clock()) continue;
    const payload = { interview, startsAt: startsAt.toISOString(), before };
    await tasks.schedule(tx, reminderTask, { key: keyOf(interview, startsAt, before), dueAt, payload });
  }
}

export async function cancelReminders(
  { tasks }: Pick<Dependencies, 'tasks'>,
  tx: Queryable,
  interview: number,
  startsAt: Date,
): Promise<void> {
  for (const [before] of REMINDERS) await tasks.cancel(tx, reminderTask, keyOf(interview, startsAt, before));
}

/** Registers the reminders: none is sent once the interview has begun or has another time. */
export function handleInterviewTasks(dependencies: Dependencies): void {
  dependencies.tasks.handle(reminderTask, async (tx, { payload }) => {
    const row = await findInterview(tx, payload.interview);
    const startsAt = row?.interview.startsAt;
    if (!row || startsAt?.toISOString() !== payload.startsAt || startsAt <= dependencies.clock()) return;
    await notifyInterviewReminder(dependencies, tx, row.interview, startsAt, payload.before);
  });
}
