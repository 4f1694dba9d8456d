import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { describeBrowser, splitBrowser } from '../../http/session/describe-browser';
import type { UserRow } from './accounts.repository';

const HOUR_MS = 3_600_000;

/** Mails a login in a browser that the account has not been used in; once an hour, and to confirmed addresses alone. */
export async function mailNewDevice(
  { db, mail, clock }: Dependencies,
  user: UserRow,
  agent: string | undefined,
): Promise<void> {
  if (!user.emailConfirmedAt) return;
  const hour = Math.floor(clock().getTime() / HOUR_MS);
  const notice = {
    kind: 'account-changed',
    recipient: user.email,
    eventKey: `account-changed:new-device:${user.id}:${hour}`,
    payload: { change: 'new-device', device: splitBrowser(describeBrowser(agent)) },
  } as const;
  await inTransaction(db, (tx) => mail.enqueue(tx, notice));
}
