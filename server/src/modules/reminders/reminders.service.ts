import { nextReminder } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { defineTask, type PlannedTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { planClosingLetter } from '../closing-letters/closing-letters.service';
import { emitNotification } from '../notifications/emit-notification.service';
import {
  listCompaniesWithReminders,
  lockDueApplications,
  setReminders,
  type DueApplication,
} from './reminders.repository';

type ReminderDependencies = Pick<Dependencies, 'tasks' | 'mail' | 'live' | 'clock'>;

const remindAllTask = defineTask('remind-companies');
const nextCompaniesTask = defineTask<{ after: number; day: string }>('remind-next-companies');
/** `day` names the morning, which has one notification for a job at most. */
interface RemindPayload {
  readonly company: number;
  readonly day: string;
}

const remindTask = defineTask<RemindPayload>('remind-company');

/** Half an hour before the daily mail, which carries the reminders. */
const REMINDER_TIME = { hour: 6, minute: 30 };
/** Companies whose tasks one transaction schedules. */
const COMPANIES_AT_ONCE = 200;
/** Applications that one transaction covers. */
const APPLICATIONS_AT_ONCE = 500;
const DAY_MS = 24 * 60 * 60_000;

/** Schedules a task for each company with due reminders; overdue ones are included, however old. */
async function scheduleReminders(
  { tasks, clock }: ReminderDependencies,
  tx: Queryable,
  day: string,
  after: number,
): Promise<void> {
  const now = clock();
  const companies = await listCompaniesWithReminders(tx, { now, after, limit: COMPANIES_AT_ONCE });
  for (const company of companies)
    await tasks.schedule(tx, remindTask, {
      key: `${company}:${day}`,
      dueAt: now,
      payload: { company, day },
    });
  const last = companies.at(-1);
  if (last === undefined || companies.length < COMPANIES_AT_ONCE) return;
  await tasks.schedule(tx, nextCompaniesTask, {
    key: `${last}:${day}`,
    dueAt: now,
    payload: { after: last, day },
  });
}

const isUnseen = ({ status, viewedAt }: DueApplication) => status === 'pending' && !viewedAt;

/** The applications by job, and by whether they wait for a look or a decision; the oldest of a group first. */
function groupByWait(due: readonly DueApplication[]): DueApplication[][] {
  const groups = new Map<string, DueApplication[]>();
  for (const one of due) {
    const key = `${one.job.id} ${isUnseen(one)}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

/** Emits one notification for the applications to a job that wait for the same. */
async function remind(
  dependencies: ReminderDependencies,
  tx: Queryable,
  day: string,
  waiting: readonly DueApplication[],
): Promise<void> {
  const [oldest] = waiting;
  if (!oldest) return;
  const { account, job, submittedAt } = oldest;
  const isSeen = !isUnseen(oldest);
  await emitNotification(dependencies, tx, {
    kind: 'applications-waiting',
    eventKey: `applications-waiting:${job.id}:${isSeen ? 'undecided' : 'unseen'}:${day}`,
    account,
    data: {
      job: job.title,
      jobId: job.id,
      count: waiting.length,
      days: Math.floor((dependencies.clock().getTime() - submittedAt.getTime()) / DAY_MS),
      isSeen,
    },
  });
}

/**
 * Reminds a company of its applications, one notification for each job. A closed job without a closing letter gets
 * one planned instead: it was closed by an earlier version.
 */
async function remindCompany(
  dependencies: ReminderDependencies,
  tx: Queryable,
  { key, payload: { company, day } }: PlannedTask<RemindPayload>,
): Promise<void> {
  const { tasks, clock } = dependencies;
  const now = clock();
  const due = await lockDueApplications(tx, company, now, APPLICATIONS_AT_ONCE);
  await setReminders(
    tx,
    due.map((application) => ({ id: application.id, remindAt: nextReminder(application, now) })),
  );
  for (const [first, ...others] of groupByWait(due)) {
    if (!first) continue;
    const { job } = first;
    const isPlanned = !job.isActive && !first.closedAt && (await planClosingLetter(dependencies, tx, job.id));
    if (!isPlanned) await remind(dependencies, tx, day, [first, ...others]);
  }
  if (due.length === APPLICATIONS_AT_ONCE)
    await tasks.schedule(tx, remindTask, { key: `${key}+`, dueAt: now, payload: { company, day } });
}

/** Registers the reminders: every morning, of all applications that are due by then. */
export function handleReminderTasks(dependencies: Dependencies): void {
  const { tasks } = dependencies;
  tasks.handle(
    remindAllTask,
    (tx, { key }) => scheduleReminders(dependencies, tx, key, 0),
    (now) => nextSwissTime(now, REMINDER_TIME),
  );
  tasks.handle(nextCompaniesTask, (tx, { payload }) =>
    scheduleReminders(dependencies, tx, payload.day, payload.after),
  );
  tasks.handle(remindTask, (tx, task) => remindCompany(dependencies, tx, task));
}
