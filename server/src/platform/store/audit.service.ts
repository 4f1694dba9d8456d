import type { AuditEntry, Channel, PageQuery } from '@metier/sdk/contract';
import type { Queryable } from '../../db/database';
import { Refusal } from '../../errors';
import { readSlice, type Page } from '../../http/input/pages';
import type { Dependencies } from '../../dependencies';
import { insertAudit, listAudit, type AuditRow } from './audit.repository';

export interface AuditedAction {
  readonly actor: string;
  readonly action: string;
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
  readonly channel?: Channel | undefined;
}

/** Records a completed action, within the transaction that performs it. */
export const recordDone = (tx: Queryable, audited: AuditedAction, detail: string): Promise<void> =>
  insertAudit(tx, { ...audited, outcome: 'done', detail });

export const recordRefused = (db: Queryable, audited: AuditedAction, { sentence }: Refusal): Promise<void> =>
  insertAudit(db, { ...audited, outcome: 'refused', detail: sentence });

/**
 * Runs `work` and records a refusal with its reason. `work` may call `specify` to add details of the action.
 */
export async function withAudit<Result>(
  { db }: Dependencies,
  audited: AuditedAction,
  work: (specify: (more: Partial<AuditedAction>) => AuditedAction) => Promise<Result>,
): Promise<Result> {
  let known = audited;
  try {
    return await work((more) => (known = { ...known, ...more }));
  } catch (error) {
    if (error instanceof Refusal) await recordRefused(db, known, error);
    throw error;
  }
}

/** Audit entries, newest first: those of one remote, or all of them for `*`. */
export async function readAudit(
  { db }: Dependencies,
  scope: string,
  query: PageQuery,
): Promise<Page<AuditEntry>> {
  const remote = scope === '*' ? undefined : scope;
  const { items, total } = await listAudit(db, remote, readSlice(query));
  return { items: items.map(toEntry), total };
}

const toEntry = ({ createdAt, ...row }: AuditRow): AuditEntry => ({ ...row, at: createdAt.toISOString() });
