import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { AccountChange } from '../../mail/mails';
import type { UserRow } from './accounts.repository';

/**
 * Mails a change of the account, in its transaction, to the address that the account had before; nothing if
 * that address was never confirmed.
 */
export async function mailAccountChange(
  { mail }: Pick<Dependencies, 'mail'>,
  tx: Queryable,
  before: UserRow,
  change: AccountChange,
): Promise<void> {
  if (!before.emailConfirmedAt) return;
  await mail.enqueue(tx, {
    kind: 'account-changed',
    recipient: before.email,
    eventKey: `account-changed:${randomUUID()}`,
    payload: { change },
  });
}
