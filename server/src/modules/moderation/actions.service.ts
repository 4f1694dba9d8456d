import type { ModerationActionBody, ModerationCaseDetails } from '@metier/sdk/contract';
import type { Hold, ModerationAction } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { blockAccount, unblockAccount } from '../accounts/blocks.service';
import { holdJobs, holdJobsOfCompany, releaseJobs, releaseJobsOfCompany } from '../jobs/jobs.holds';
import { emitNotification } from '../notifications/emit-notification.service';
import type { Viewer } from '../viewer';
import { answerAppeals, insertAction, type ActionRow } from './actions.repository';
import { closeReports, lockCase, updateCase, type CaseRow } from './cases.repository';
import { readCase, readSituation, showCase } from './cases.service';
import { moderationTexts as texts } from './moderation.texts';
import { tellApplicants } from './removed-jobs.service';
import { findAccount, setCompanyHold, setMessageHold, type TargetRow } from './targets.repository';

/** An operator, with the name that the log keeps. */
type Operator = Viewer & { readonly username: string };

/**
 * Carries out an action on a case, adds it to the log and mails its reason to the account concerned; 409 when
 * the state of the case does not allow it.
 */
export async function decideCase(
  dependencies: Dependencies,
  operator: Operator,
  id: number,
  { action, reason }: ModerationActionBody,
): Promise<ModerationCaseDetails> {
  const { db, clock, live } = dependencies;
  const decided = await inTransaction(db, async (tx) => {
    const row = await lockCase(tx, id);
    if (!row) throw refuse.missing();
    const { target, actions } = await readSituation(tx, row);
    if (!actions.includes(action)) throw refuse.conflict(texts.notPossible);
    const entry = await insertAction(tx, {
      caseId: id,
      action,
      reason: reason.trim(),
      operatorId: operator.id,
      operatorName: operator.username,
      createdAt: clock(),
    });
    await apply(dependencies, tx, { action, target, accountId: row.accountId });
    if (action !== 'ask') await closeCase(tx, row, entry);
    await notifyAccount(dependencies, tx, row, entry);
    await live.publish(tx, { kind: 'moderation' });
    return readCase(tx, id);
  });
  return showCase(dependencies, operator, decided);
}

/** A question leaves the case open; every other action decides it, with the appeals against earlier ones. */
async function closeCase(tx: Queryable, { id }: CaseRow, entry: ActionRow): Promise<void> {
  await closeReports(tx, id);
  await answerAppeals(tx, entry);
  await updateCase(tx, id, { isOpen: false, openReports: 0, hasAppeal: false });
}

interface Effect {
  readonly action: ModerationAction;
  readonly target: TargetRow | undefined;
  readonly accountId: number | null;
}

async function apply(dependencies: Dependencies, tx: Queryable, effect: Effect): Promise<void> {
  const { action, target, accountId } = effect;
  if (action === 'hide' && target) await hold(dependencies, tx, target, 'hidden');
  if (action === 'remove' && target) await hold(dependencies, tx, target, 'removed');
  if (action === 'block' && accountId !== null) await block(dependencies, tx, accountId);
  if (action === 'restore') await restore(dependencies, tx, effect);
}

async function hold(
  dependencies: Dependencies,
  tx: Queryable,
  target: TargetRow,
  state: Hold,
): Promise<void> {
  const isRemoval = state === 'removed';
  if (target.target === 'message') return setMessageHold(tx, target.id, state);
  if (target.target === 'job') {
    await holdJobs(dependencies, tx, [target.id], state);
    if (isRemoval) await tellApplicants(dependencies, tx, [target.id]);
    return;
  }
  await setCompanyHold(tx, target.id, state);
  const jobs = await holdJobsOfCompany(dependencies, tx, target.id);
  if (isRemoval) await tellApplicants(dependencies, tx, jobs);
}

async function block(dependencies: Dependencies, tx: Queryable, accountId: number): Promise<void> {
  const account = await findAccount(tx, accountId);
  await blockAccount(dependencies, tx, accountId);
  if (!account?.companyId) return;
  await tellApplicants(dependencies, tx, await holdJobsOfCompany(dependencies, tx, account.companyId));
}

/** Undoes what hides the target and blocks its account; jobs follow their company once that is visible. */
async function restore(
  dependencies: Dependencies,
  tx: Queryable,
  { target, accountId }: Effect,
): Promise<void> {
  if (target?.target === 'message') await setMessageHold(tx, target.id, null);
  if (target?.target === 'company') await setCompanyHold(tx, target.id, null);
  if (accountId !== null) await unblockAccount(tx, accountId);
  const account = accountId === null ? undefined : await findAccount(tx, accountId);
  const isCompanyVisible = account?.companyId && account.companyHold === null;
  if (isCompanyVisible && account.companyId) await releaseJobsOfCompany(dependencies, tx, account.companyId);
  if (target?.target !== 'job' || target.hold === 'company') return;
  if (isCompanyVisible) await releaseJobs(dependencies, tx, [target.id]);
  else await holdJobs(dependencies, tx, [target.id], 'company');
}

/** The account concerned learns of everything but that a report led to nothing. */
async function notifyAccount(
  dependencies: Dependencies,
  tx: Queryable,
  { accountId, target, title }: CaseRow,
  { id, action, reason }: ActionRow,
): Promise<void> {
  if (accountId === null || action === 'dismiss') return;
  await emitNotification(dependencies, tx, {
    kind: 'moderation-decision',
    eventKey: `moderation-decision:${id}`,
    account: accountId,
    data: { decision: id, action, target, title },
    mailOnly: { reason },
  });
}
