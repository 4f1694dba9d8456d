import type { AccountData, DataExport } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { findRequestedDeletion } from '../../http/session/session';
import { throttle, type Throttle } from '../../http/throttle/throttle';
import type { Viewer } from '../viewer';
import { exportTexts } from './account-data.texts';
import { findExport, insertExport, listExports, type ExportRow } from './data-exports.repository';
import { scheduleExport } from './make-export.service';

const byAccount: Throttle = { name: 'data-export', limit: 5, windowMs: 24 * 60 * 60_000 };
const MAX_LISTED = 5;

function toState(row: ExportRow, now: Date): DataExport['state'] {
  if (row.failedAt) return 'failed';
  if (!row.readyAt) return 'running';
  return row.fileId && row.expiresAt && row.expiresAt > now ? 'ready' : 'expired';
}

function toExport(row: ExportRow, now: Date): DataExport {
  const state = toState(row, now);
  return {
    id: row.id,
    state,
    requested_at: row.requestedAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    size: row.size,
    file: state === 'ready' ? `/api/auth/me/data/exports/${row.id}/` : null,
  };
}

/** The exports of the viewer, newest first, and when the account is deleted. */
export async function getAccountData(dependencies: Dependencies, viewer: Viewer): Promise<AccountData> {
  const { db, clock, config } = dependencies;
  const deletion = await findRequestedDeletion(dependencies, viewer.id);
  const exports = await listExports(db, viewer.id, MAX_LISTED);
  return {
    deletion_at: deletion?.toISOString() ?? null,
    deletion_days: config.retention.deletionDays,
    export_days: config.retention.exportDays,
    exports: exports.map((row) => toExport(row, clock())),
  };
}

/** Begins an export in the background; 409 while one is running. */
export async function requestExport(dependencies: Dependencies, viewer: Viewer): Promise<DataExport> {
  const { db, clock } = dependencies;
  await throttle(dependencies, [{ rule: byAccount, subject: `user ${viewer.id}` }]);
  return inTransaction(db, async (tx) => {
    const now = clock();
    const row = await insertExport(tx, { userId: viewer.id, requestedAt: now });
    if (!row) throw refuse.conflict(exportTexts.isRunning);
    await scheduleExport(dependencies, tx, { id: row.id, attempts: 0, dueAt: now });
    return toExport(row, now);
  });
}

/** The archive of an export of the viewer; 404 once it has expired. */
export async function openExport({ db, files, clock }: Dependencies, viewer: Viewer, id: number) {
  const row = await findExport(db, viewer.id, id);
  if (!row) throw refuse.missing();
  const { readyAt } = row;
  if (!readyAt) throw refuse.conflict(exportTexts.isNotReady);
  if (toState(row, clock()) !== 'ready' || !row.fileId) throw refuse.missing(exportTexts.isGone);
  const content = await files.read(row.fileId);
  if (!content) throw refuse.missing(exportTexts.isGone);
  return {
    content,
    size: row.size ?? undefined,
    /** In the current language. */
    readName: () => exportTexts.fileName(readyAt.toISOString().slice(0, 10)),
  };
}
