import { DEFAULT_LANGUAGE } from '@metier/sdk/rules';
import type { Dependencies } from '../../dependencies';
import { inTransaction, onCommit, type Queryable } from '../../db/database';
import type { DataSubject } from '../../db/personal-data/declaration';
import { runInLanguage } from '../../languages/current-language';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { scheduleRemoval } from '../account-deletion/erase-account.service';
import {
  claimExport,
  endExport,
  findAccount,
  takeExpiredArchives,
  type ExportedAccount,
  type ExportRow,
} from './data-exports.repository';
import { writeArchive } from './write-archive';

const DAY_MS = 24 * 60 * 60_000;
/** After this time an attempt has failed, or its server has ended. */
const ATTEMPT_MS = 15 * 60_000;
const MAX_ATTEMPTS = 3;

const removalTask = defineTask('remove-exports');
const exportTask = defineTask<{ export: number }>('export-data');

export const scheduleExport = (
  { tasks }: Pick<Dependencies, 'tasks'>,
  tx: Queryable,
  { id, attempts, dueAt }: { readonly id: number; readonly attempts: number; readonly dueAt: Date },
): Promise<void> =>
  tasks.schedule(tx, exportTask, { key: `${id}:${attempts}`, dueAt, payload: { export: id } });

/**
 * Starts an attempt. The archive is made after the commit, because collecting files takes longer than a
 * transaction may; the next attempt is scheduled first, and does nothing if this one succeeds.
 */
async function startExport(dependencies: Dependencies, tx: Queryable, id: number): Promise<void> {
  const row = await claimExport(tx, id);
  if (!row) return;
  const now = dependencies.clock();
  if (row.attempts > MAX_ATTEMPTS) {
    await endExport(tx, id, { failedAt: now });
    return;
  }
  const dueAt = new Date(now.getTime() + ATTEMPT_MS);
  await scheduleExport(dependencies, tx, { id, attempts: row.attempts, dueAt });
  // A failure is left to the next attempt.
  onCommit(tx, () => void makeExport(dependencies, row).catch(() => {}));
}

/** What belongs to an address belongs to the account once the address is confirmed. */
const toPerson = ({ id, email, emailConfirmedAt }: ExportedAccount): DataSubject => {
  const emails = emailConfirmedAt ? [email.toLowerCase()] : [];
  return { userId: id, emails, confirmedEmails: emails, words: [] };
};

async function makeExport(dependencies: Dependencies, { id, userId }: ExportRow): Promise<void> {
  const { db, files, personalData, clock, config, mail } = dependencies;
  const user = await findAccount(db, userId);
  if (!user) return;
  const madeAt = clock();
  const archive = runInLanguage(user.language ?? DEFAULT_LANGUAGE, () =>
    writeArchive({ db, files, personalData, person: toPerson(user), username: user.username, madeAt }),
  );
  const stored = await files.keep(archive);
  const expiresAt = new Date(clock().getTime() + config.retention.exportDays * DAY_MS);
  const isKept = await inTransaction(db, async (tx) => {
    const result = { readyAt: clock(), expiresAt, fileId: stored.id, size: stored.size };
    if (!(await endExport(tx, id, result))) return false;
    await mail.enqueue(tx, {
      kind: 'export-ready',
      recipient: user.email,
      eventKey: `export-ready:${id}`,
      payload: { expiresAt: expiresAt.toISOString() },
    });
    return true;
  });
  // The row is gone with its account, or another server has made the archive.
  if (!isKept) await files.remove(stored.id);
}

/** Registers the making of exports, and every night the removal of those that have expired. */
export function handleExports(dependencies: Dependencies): void {
  const { tasks, clock } = dependencies;
  tasks.handle(exportTask, (tx, { payload }) => startExport(dependencies, tx, payload.export));
  tasks.handle(
    removalTask,
    async (tx) => scheduleRemoval(dependencies, tx, await takeExpiredArchives(tx, clock())),
    (now) => nextSwissTime(now, { hour: 3, minute: 40 }),
  );
}
