import type { AppealBody, ModerationDecision } from '@metier/sdk/contract';
import { APPEALABLE_ACTIONS } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { isSigned } from '../../signing';
import type { Viewer } from '../viewer';
import { findDecision, insertAppeal, type DecisionRow } from './actions.repository';
import { lockCase, updateCase } from './cases.repository';
import { moderationTexts as texts } from './moderation.texts';

/** Who reads a decision: a session, or a mailed link, which works for a blocked account, too. */
interface DecisionReader {
  readonly viewer: Viewer | null;
  readonly token: string | undefined;
}

const isAppealable = ({ action }: DecisionRow) => APPEALABLE_ACTIONS.includes(action.action);

async function requireDecision(
  db: Queryable,
  { config }: Dependencies,
  { viewer, token }: DecisionReader,
  id: number,
): Promise<DecisionRow> {
  const hasLink = token !== undefined && isSigned(config.sessionSecret, 'decision', String(id), token);
  const row = await findDecision(db, id);
  if (!row || row.action.action === 'dismiss') throw refuse.missing();
  if (!hasLink && (viewer === null || row.subject.accountId !== viewer.id)) throw refuse.missing();
  return row;
}

function toDecision(row: DecisionRow): ModerationDecision {
  const { action, subject, appeal, answer } = row;
  return {
    id: action.id,
    action: action.action,
    target: subject.target,
    title: subject.title,
    reason: action.reason,
    created_at: action.createdAt.toISOString(),
    can_appeal: isAppealable(row) && appeal === null,
    appeal: appeal && {
      text: appeal.text,
      created_at: appeal.createdAt.toISOString(),
      answer: answer && {
        action: answer.action,
        reason: answer.reason,
        created_at: answer.createdAt.toISOString(),
      },
    },
  };
}

/** A decision, for the account concerned; 404 for other callers. */
export const getDecision = async (
  dependencies: Dependencies,
  reader: DecisionReader,
  id: number,
): Promise<ModerationDecision> =>
  toDecision(await requireDecision(dependencies.db, dependencies, reader, id));

/** Answers a decision, which opens its case again; 409 for a second time. */
export function appealDecision(
  dependencies: Dependencies,
  reader: DecisionReader,
  id: number,
  { text }: AppealBody,
): Promise<ModerationDecision> {
  const { db, clock, live } = dependencies;
  return inTransaction(db, async (tx) => {
    const row = await requireDecision(tx, dependencies, reader, id);
    if (!isAppealable(row)) throw refuse.conflict(texts.notAppealable);
    await lockCase(tx, row.subject.id);
    const now = clock();
    const isFirst = await insertAppeal(tx, { actionId: id, text: text.trim(), createdAt: now });
    if (!isFirst) throw refuse.conflict(texts.appealed);
    await updateCase(tx, row.subject.id, { isOpen: true, hasAppeal: true, reportedAt: now });
    await live.publish(tx, { kind: 'moderation' });
    return toDecision(await requireDecision(tx, dependencies, reader, id));
  });
}
