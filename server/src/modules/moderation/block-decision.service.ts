import type { Dependencies } from '../../dependencies';
import { decisionPath } from '../../mail/decision-path';
import { findLastBlock } from './actions.repository';

/**
 * Path of the decision that has blocked an account, which its person reads and answers there without a login;
 * undefined if the account has no block decision.
 */
export async function findBlockPath(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  accountId: number,
): Promise<string | undefined> {
  const decision = await findLastBlock(db, accountId);
  return decision === undefined ? undefined : decisionPath(config.sessionSecret, decision);
}
