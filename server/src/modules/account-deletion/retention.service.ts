import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import {
  noteActivity,
  putDeletion,
  takeEndedApplications,
  takeUnusedAccounts,
} from './account-deletion.repository';
import { anonymiseApplications } from './anonymise.repository';
import { eraseKey, eraseTask, scheduleRemoval, type EraseDependencies } from './erase-account.service';

const DAY_MS = 24 * 60 * 60_000;

const applicationsTask = defineTask('anonymise-applications');
const accountsTask = defineTask('ask-unused-accounts');

const APPLICATIONS_AT_ONCE = 25;
const ACCOUNTS_AT_ONCE = 50;

const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** Takes the person out of applications that ended long ago; more than one batch takes further runs at once. */
async function anonymiseEnded(dependencies: EraseDependencies, tx: Queryable, key: string): Promise<void> {
  const { clock, config, tasks } = dependencies;
  const before = daysAgo(clock(), config.retention.applicationDays);
  const ids = await takeEndedApplications(tx, before, APPLICATIONS_AT_ONCE);
  await scheduleRemoval(dependencies, tx, await anonymiseApplications(dependencies, tx, ids));
  if (ids.length === APPLICATIONS_AT_ONCE)
    await tasks.schedule(tx, applicationsTask, { key: `${key}+`, dueAt: clock(), payload: {} });
}

/** Asks the people of accounts without use by mail, and plans the deletion of those who do not log in. */
async function askUnused(dependencies: EraseDependencies, tx: Queryable, key: string): Promise<void> {
  const { clock, config, tasks, mail } = dependencies;
  const now = clock();
  await noteActivity(tx);
  const accounts = await takeUnusedAccounts(tx, daysAgo(now, config.retention.accountDays), ACCOUNTS_AT_ONCE);
  const dueAt = new Date(now.getTime() + config.retention.warningDays * DAY_MS);
  for (const { id, email } of accounts) {
    await putDeletion(tx, { userId: id, reason: 'unused', requestedAt: now, dueAt, closedJobs: [] });
    await tasks.schedule(tx, eraseTask, {
      key: eraseKey(id, dueAt),
      dueAt,
      payload: { account: id, step: 0 },
    });
    await mail.enqueue(tx, {
      kind: 'account-unused',
      recipient: email,
      eventKey: `account-unused:${eraseKey(id, dueAt)}`,
      payload: { dueAt: dueAt.toISOString() },
    });
  }
  if (accounts.length === ACCOUNTS_AT_ONCE)
    await tasks.schedule(tx, accountsTask, { key: `${key}+`, dueAt: now, payload: {} });
}

/** Registers what ends the retention of personal data, every night. */
export function handleRetention(dependencies: Dependencies): void {
  const { tasks } = dependencies;
  const at = (hour: number, minute: number) => (now: Date) => nextSwissTime(now, { hour, minute });
  tasks.handle(applicationsTask, (tx, { key }) => anonymiseEnded(dependencies, tx, key), at(3, 0));
  tasks.handle(accountsTask, (tx, { key }) => askUnused(dependencies, tx, key), at(3, 20));
}
