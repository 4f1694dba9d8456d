import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { deleteSessionsOf } from '../../http/session/session.repository';
import { decisionPath } from '../../mail/decision-path';
import { updateUser, type UserRow } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { findLastBlock } from './blocks.repository';

/** Ends all sessions of an account and refuses its logins until it is unblocked. */
export async function blockAccount(
  { live, clock }: Pick<Dependencies, 'live' | 'clock'>,
  tx: Queryable,
  id: number,
): Promise<void> {
  await updateUser(tx, id, { blockedAt: clock() });
  await deleteSessionsOf(tx, id);
  await live.publish(tx, { kind: 'sessions', account: id });
}

export async function unblockAccount(tx: Queryable, id: number): Promise<void> {
  await updateUser(tx, id, { blockedAt: null });
}

/**
 * Refuses a blocked account with 403, after its password was right, and leads to the decision: an account without a
 * confirmed address has got no mail.
 */
export async function refuseBlocked(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  user: UserRow,
): Promise<void> {
  if (!user.blockedAt) return;
  const decision = await findLastBlock(db, user.id);
  const path = decision === undefined ? undefined : decisionPath(config.sessionSecret, decision);
  throw refuse.forbidden(accountsTexts.blocked(config.contact.email), path);
}
