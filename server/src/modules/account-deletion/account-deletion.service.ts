import { swissToday } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { deleteOtherSessions } from '../../http/session/session.repository';
import { revertAttempts, throttle, type Throttle } from '../../http/throttle/throttle';
import { verifyPassword } from '../accounts/passwords/passwords';
import { cancelOpenInterviews } from '../interviews/interviews.cancel.service';
import { setJobsOpen } from '../jobs/jobs.open-state';
import type { Viewer } from '../viewer';
import {
  deleteDeletion,
  filterUnexpiredJobs,
  findAccount,
  listOpenJobs,
  lockAccount,
  lockDeletion,
  putDeletion,
  type AccountRow,
  type DeletionRow,
} from './account-deletion.repository';
import { deletionTexts } from './account-deletion.texts';
import { eraseKey, eraseTask } from './erase-account.service';

const DAY_MS = 24 * 60 * 60_000;

const byWrongPassword: Throttle = { name: 'delete-account', limit: 10, windowMs: 15 * 60_000 };

/**
 * Plans the deletion of the viewer's account: it is locked at once, its other sessions end, interviews are
 * cancelled and jobs closed. Refuses by field a wrong password. A second request changes nothing.
 */
export async function requestDeletion(
  dependencies: Dependencies,
  viewer: Viewer,
  { password, sessionKey }: { readonly password: string; readonly sessionKey: string },
): Promise<DeletionRow> {
  const user = await confirmPassword(dependencies, viewer, password);
  return inTransaction(dependencies.db, async (tx) => {
    const locked = await lockAccount(tx, user.id);
    // Changed concurrently: the confirmed password is no longer the current one.
    if (locked?.passwordHash !== user.passwordHash)
      throw refuse.field('password', deletionTexts.passwordWrong);
    const present = await lockDeletion(tx, user.id);
    if (present?.reason === 'asked') return present;
    return planDeletion(dependencies, tx, locked, sessionKey);
  });
}

async function confirmPassword(
  dependencies: Dependencies,
  viewer: Viewer,
  password: string,
): Promise<AccountRow> {
  const user = await findAccount(dependencies.db, viewer.id);
  const attempts = [{ rule: byWrongPassword, subject: `user ${viewer.id}` }];
  await throttle(dependencies, attempts);
  if (!user || !(await verifyPassword(user.passwordHash, password, 'known')))
    throw refuse.field('password', deletionTexts.passwordWrong);
  await revertAttempts(dependencies, attempts);
  return user;
}

async function planDeletion(
  dependencies: Dependencies,
  tx: Queryable,
  user: AccountRow,
  sessionKey: string,
): Promise<DeletionRow> {
  const { clock, config, live, mail, tasks } = dependencies;
  const requestedAt = clock();
  const dueAt = new Date(requestedAt.getTime() + config.retention.deletionDays * DAY_MS);
  const closedJobs = await listOpenJobs(tx, user.id);
  const deletion: DeletionRow = { userId: user.id, reason: 'asked', requestedAt, dueAt, closedJobs };
  await cancelOpenInterviews(dependencies, tx, { userId: user.id });
  await setJobsOpen(dependencies, tx, closedJobs, false);
  await putDeletion(tx, deletion);
  await tasks.schedule(tx, eraseTask, {
    key: eraseKey(user.id, dueAt),
    dueAt,
    payload: { account: user.id, step: 0 },
  });
  await deleteOtherSessions(tx, user.id, sessionKey);
  await live.publish(tx, { kind: 'sessions', account: user.id });
  await mail.enqueue(tx, {
    kind: 'deletion-requested',
    recipient: user.email,
    eventKey: `deletion-requested:${eraseKey(user.id, dueAt)}`,
    payload: { dueAt: dueAt.toISOString() },
  });
  return deletion;
}

/** Keeps the viewer's account, and opens the jobs again that the request has closed; idempotent. */
export async function keepAccount(dependencies: Dependencies, viewer: Viewer): Promise<void> {
  const { db, clock, tasks } = dependencies;
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, viewer.id);
    const deletion = await lockDeletion(tx, viewer.id);
    if (deletion?.reason !== 'asked') return;
    await deleteDeletion(tx, viewer.id);
    await tasks.cancel(tx, eraseTask, eraseKey(viewer.id, deletion.dueAt));
    const jobs = await filterUnexpiredJobs(tx, deletion.closedJobs, swissToday(clock()));
    await setJobsOpen(dependencies, tx, jobs, true);
  });
}
