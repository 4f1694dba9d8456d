import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ERASE_TASK, storeTombstones } from '../../backup/tombstones';
import type { Queryable } from '../../db/database';
import type { DataSubject } from '../../db/personal-data/declaration';
import type { Dependencies } from '../../dependencies';
import { eraseMailFiles } from '../../mail/erase-mail-files';
import { defineTask } from '../../tasks/task-kind';
import {
  notifyEmployerLeft,
  notifyWithdrawnByDeletion,
} from '../notifications/leaving-notifications.service';
import {
  insertTombstone,
  listTombstones,
  listWords,
  lockAccount,
  lockDeletion,
  deleteDeletion,
  takeReceivedApplications,
  takeSentApplications,
  wasUsedSince,
  type AccountRow,
  type DeletionRow,
} from './account-deletion.repository';
import { anonymiseApplications, deleteApplications } from './anonymise.repository';
import { eraseRows, listFilesOf } from './erase-rows.repository';

export type EraseDependencies = Pick<
  Dependencies,
  'mail' | 'personalData' | 'live' | 'tasks' | 'clock' | 'files' | 'config' | 'db'
>;

/** `step` grows while an account has more applications than one transaction takes. */
export const eraseTask = defineTask<{ account: number; step: number }>(ERASE_TASK);
export const removeFilesTask = defineTask<{ ids: readonly string[] }>('remove-files');
const storeTombstonesTask = defineTask('store-tombstones');
const eraseMailsTask = defineTask<{ words: readonly string[] }>('erase-mails');

/** Applications of one transaction: some tenths of a second. */
const APPLICATIONS_AT_ONCE = 25;
const OPEN = ['pending', 'reviewed', 'shortlisted', 'interview'];

/** A request that is repeated after the account was kept has another due time, and so another task. */
export const eraseKey = (account: number, dueAt: Date, step = 0) =>
  `${account}:${dueAt.toISOString()}${step > 0 ? `:${step}` : ''}`;

const toPerson = ({ id, email, emailConfirmedAt }: AccountRow, words: readonly string[]): DataSubject => ({
  userId: id,
  emails: [email.toLowerCase()],
  confirmedEmails: emailConfirmedAt ? [email.toLowerCase()] : [],
  words,
});

/** Removes files after the commit, by a task, so that none is left behind when the store fails. */
export async function scheduleRemoval(
  { tasks, clock }: Pick<Dependencies, 'tasks' | 'clock'>,
  tx: Queryable,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0)
    await tasks.schedule(tx, removeFilesTask, { key: randomUUID(), dueAt: clock(), payload: { ids } });
}

/** True when the deletion was cancelled, or the account has been used since it was asked. */
async function isKept(tx: Queryable, deletion: DeletionRow | undefined, now: Date): Promise<boolean> {
  if (!deletion || deletion.dueAt > now) return true;
  if (deletion.reason === 'asked') return false;
  if (!(await wasUsedSince(tx, deletion.userId, deletion.requestedAt))) return false;
  await deleteDeletion(tx, deletion.userId);
  return true;
}

/** Deletes an account whose time is over, some applications in each run. */
async function runErasure(
  dependencies: EraseDependencies,
  tx: Queryable,
  { account, step }: { readonly account: number; readonly step: number },
): Promise<void> {
  const { tasks, clock } = dependencies;
  const now = clock();
  const user = await lockAccount(tx, account);
  const deletion = await lockDeletion(tx, account);
  if (!user || !deletion || (await isKept(tx, deletion, now))) return;
  if (await eraseStep(dependencies, tx, user)) return;
  await tasks.schedule(tx, eraseTask, {
    key: eraseKey(account, deletion.dueAt, step + 1),
    dueAt: now,
    payload: { account, step: step + 1 },
  });
}

/** Deletes some applications of an account and then, once there are none left, the account; true at the end. */
export async function eraseStep(
  dependencies: EraseDependencies,
  tx: Queryable,
  user: AccountRow,
): Promise<boolean> {
  const { tasks, clock } = dependencies;
  const words = await listWords(tx, user.id);
  const take = user.accountType === 'job_seeker' ? releaseSent : releaseReceived;
  const { count, removed } = await take(dependencies, tx, user.id);
  // Once for each step: the names that a candidate wrote go with the applications.
  if (!dependencies.config.smtpUrl && words.length > 0)
    await tasks.schedule(tx, eraseMailsTask, {
      key: randomUUID(),
      dueAt: clock(),
      payload: { words },
    });
  const isLast = count < APPLICATIONS_AT_ONCE;
  const left = isLast ? await eraseRest(dependencies, tx, toPerson(user, words)) : [];
  await scheduleRemoval(dependencies, tx, [...removed, ...left]);
  return isLast;
}

async function eraseRest(
  { personalData, live, clock, tasks }: EraseDependencies,
  tx: Queryable,
  person: DataSubject,
): Promise<string[]> {
  const left = await listFilesOf(tx, person);
  await insertTombstone(tx, person.userId, clock());
  const key = `after ${person.userId}`;
  await tasks.schedule(tx, storeTombstonesTask, { key, dueAt: clock(), payload: {} });
  await eraseRows(tx, personalData, person, left);
  await live.publish(tx, { kind: 'sessions', account: person.userId });
  await live.publish(tx, { kind: 'board' });
  return left;
}

interface Release {
  readonly count: number;
  /** Ids of files to remove. */
  readonly removed: readonly string[];
}

/** The company keeps an application without the person, and is notified of one that was open. */
async function releaseSent(dependencies: EraseDependencies, tx: Queryable, userId: number): Promise<Release> {
  const sent = await takeSentApplications(tx, userId, APPLICATIONS_AT_ONCE);
  const ids = sent.map(({ id }) => id);
  const removed = await anonymiseApplications(dependencies, tx, ids);
  for (const { id, status, job, company } of sent)
    if (OPEN.includes(status))
      await notifyWithdrawnByDeletion(dependencies, tx, { application: id, job, account: company });
  return { count: sent.length, removed };
}

/** Candidates whose application was open are notified; it goes with the job. */
async function releaseReceived(
  dependencies: EraseDependencies,
  tx: Queryable,
  userId: number,
): Promise<Release> {
  const received = await takeReceivedApplications(tx, userId, APPLICATIONS_AT_ONCE);
  const removed = await deleteApplications(
    tx,
    received.map(({ id }) => id),
  );
  for (const { id, status, job, candidate, isAnonymous } of received)
    if (OPEN.includes(status) && !isAnonymous)
      await notifyEmployerLeft(dependencies, tx, { key: id, job, account: candidate });
  return { count: received.length, removed };
}

/** Registers the deletion of accounts, of their files and of mails about them. */
export function handleErasure(dependencies: EraseDependencies): void {
  const { tasks, files, config } = dependencies;
  tasks.handle(eraseTask, (tx, { payload }) => runErasure(dependencies, tx, payload));
  tasks.handle(removeFilesTask, async (_tx, { payload }) => {
    for (const id of payload.ids) await files.remove(id);
  });
  tasks.handle(storeTombstonesTask, async (tx) => storeTombstones(files, await listTombstones(tx)));
  tasks.handle(eraseMailsTask, (_tx, { payload }) =>
    eraseMailFiles(join(config.dataDir, 'mail'), payload.words),
  );
}
