import type { AlertBody, AlertPatch, AlertQuery, JobAlert } from '@metier/sdk/contract';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { throttle, type Throttle } from '../../http/throttle/throttle';
import type { Viewer } from '../viewer';
import { pathOfQuery, readAlertQuery } from './alert-query';
import * as repository from './alerts.repository';
import { alertsTexts } from './alerts.texts';
import { readLastPosition } from './evaluation.repository';

/** Alerts of one account or address. */
export const MAX_ALERTS = 50;

const byUser: Throttle = { name: 'alert-user', limit: 100, windowMs: 60 * 60_000 };

export const toAlert = (row: repository.AlertRow): JobAlert => ({
  id: row.id,
  name: row.name,
  rhythm: row.rhythm,
  is_paused: row.isPaused,
  path: pathOfQuery(row.query as AlertQuery),
  created_at: row.createdAt.toISOString(),
});

/** Inserts an alert that begins now: it is evaluated for jobs that are published later. */
export async function insertAlert(
  tx: Queryable,
  owner: repository.AlertOwner,
  { name, rhythm, query: given }: AlertBody,
  { now, isConfirmed }: { readonly now: Date; readonly isConfirmed: boolean },
): Promise<repository.AlertRow> {
  return repository.insertAlert(tx, {
    ...owner,
    ...readAlertQuery(given),
    name: name.trim(),
    rhythm,
    createdAt: now,
    confirmedAt: isConfirmed ? now : null,
    since: now,
    position: await readLastPosition(tx),
  });
}

/** The viewer's alerts, newest first. */
export const listAlerts = async ({ db }: Dependencies, viewer: Viewer): Promise<JobAlert[]> =>
  (await repository.listAlerts(db, { userId: viewer.id })).map(toAlert);

export async function createAlert(
  dependencies: Dependencies,
  viewer: Viewer,
  body: AlertBody,
): Promise<JobAlert> {
  await throttle(dependencies, [{ rule: byUser, subject: String(viewer.id) }]);
  return inTransaction(dependencies.db, async (tx) => {
    const owner = { userId: viewer.id };
    await repository.lockOwner(tx, owner);
    if ((await repository.countAlerts(tx, owner, true)) >= MAX_ALERTS)
      throw refuse.field('name', alertsTexts.tooMany(MAX_ALERTS));
    return toAlert(await insertAlert(tx, owner, body, { now: dependencies.clock(), isConfirmed: true }));
  });
}

/** Changes, deletes or restores an alert; 404 for another owner's. */
export function changeAlert(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  owner: repository.AlertOwner,
  id: number,
  { name, rhythm, is_paused: isPaused, is_deleted: isDeleted }: AlertPatch,
): Promise<JobAlert> {
  return inTransaction(db, async (tx) => {
    const row = await repository.lockAlert(tx, owner, id);
    if (!row) throw refuse.missing();
    const now = clock();
    // Jobs of the pause are not mailed afterwards.
    const isResumed = row.isPaused && isPaused === false;
    const changed = await repository.updateAlert(tx, row, {
      ...(name !== undefined && { name: name.trim() }),
      ...(rhythm !== undefined && { rhythm }),
      ...(isPaused !== undefined && { isPaused }),
      ...(isDeleted !== undefined && { deletedAt: isDeleted ? (row.deletedAt ?? now) : null }),
      ...(isResumed && { since: now, position: await readLastPosition(tx) }),
    });
    return toAlert(changed);
  });
}
