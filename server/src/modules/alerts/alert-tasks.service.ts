import type { AlertRhythm } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { planFollowNotifications } from '../follows/notify-followers.service';
import { deleteOldAlerts } from './alerts.repository';
import { handleEvaluation, scheduleEvaluation } from './evaluate-alerts.service';
import { collectJobs, deleteJobsCollectedBefore, readLastPosition } from './evaluation.repository';
import { UNCONFIRMED_MS } from './mailed-alerts.service';

const nowTask = defineTask('alerts-now');
const dailyTask = defineTask('alerts-daily');
const weeklyTask = defineTask('alerts-weekly');
const cleanUpTask = defineTask('alerts-clean-up');

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/**
 * Jobs are collected for this long after they were opened, in case no server ran; shorter than `KEPT_MS`, so that none is collected twice.
 */
const COLLECTED_MS = 3 * DAY_MS;
/** Longer than the time between two weekly mails. */
const KEPT_MS = 30 * DAY_MS;
const MORNING = { hour: 7 };
const NIGHT = { hour: 4 };

/** The next Monday at this time of the day in Switzerland. */
function nextMonday(now: Date): Date {
  let next = nextSwissTime(now, MORNING);
  while (next.getUTCDay() !== 1) next = nextSwissTime(next, MORNING);
  return next;
}

async function evaluateRhythm(dependencies: Dependencies, tx: Queryable, rhythm: AlertRhythm): Promise<void> {
  const now = dependencies.clock();
  const collected = await collectJobs(tx, new Date(now.getTime() - COLLECTED_MS), now);
  if (collected > 0) await planFollowNotifications(dependencies, tx, now);
  const upTo = await readLastPosition(tx);
  // Jobs that another rhythm's task has collected are due at once, too.
  if (rhythm !== 'now' || collected > 0) await scheduleEvaluation(dependencies, tx, { rhythm, upTo });
  if (rhythm !== 'now' && collected > 0) await scheduleEvaluation(dependencies, tx, { rhythm: 'now', upTo });
}

async function cleanUp(tx: Queryable, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  await deleteOldAlerts(tx, { unconfirmed: ago(UNCONFIRMED_MS), deleted: ago(DAY_MS), now: ago(MINUTE_MS) });
  await deleteJobsCollectedBefore(tx, ago(KEPT_MS));
}

/** Registers the tasks of alerts: every minute, every morning, Monday mornings, and the deletion of old rows. */
export function handleAlertTasks(dependencies: Dependencies): void {
  const { tasks, clock } = dependencies;
  handleEvaluation(dependencies);
  tasks.handle(
    nowTask,
    (tx) => evaluateRhythm(dependencies, tx, 'now'),
    (now) => new Date((Math.floor(now.getTime() / MINUTE_MS) + 1) * MINUTE_MS),
  );
  tasks.handle(
    dailyTask,
    (tx) => evaluateRhythm(dependencies, tx, 'daily'),
    (now) => nextSwissTime(now, MORNING),
  );
  tasks.handle(weeklyTask, (tx) => evaluateRhythm(dependencies, tx, 'weekly'), nextMonday);
  tasks.handle(
    cleanUpTask,
    (tx) => cleanUp(tx, clock()),
    (now) => nextSwissTime(now, NIGHT),
  );
}
