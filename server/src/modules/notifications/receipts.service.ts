import { NOTICE_KINDS } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { Mail } from '../../mail/mails';
import { isMailable } from './notification-kinds';
import { listNotificationsOf, lockRecipients } from './notifications.repository';

/** A receipt that is older has been overtaken by what the company did. */
const KEPT_MS = 7 * 24 * 60 * 60_000;

/** Mails the receipts of applications that were sent before the address was confirmed. */
async function mailReceipts({ mail, clock }: Dependencies, tx: Queryable, account: number): Promise<void> {
  const kind = 'application-sent';
  const [recipient] = await lockRecipients(tx, [account], kind);
  const standard = NOTICE_KINDS.find(({ value }) => value === kind)?.mail;
  if (!recipient || !isMailable(recipient, kind) || (recipient.mail ?? standard) === 'none') return;
  const since = new Date(clock().getTime() - KEPT_MS);
  const receipts = await listNotificationsOf(tx, account, kind, since);
  const mails = receipts.map(
    ({ eventKey, data }) =>
      ({
        kind,
        recipient: recipient.email,
        eventKey,
        payload: { ...(data as object), account },
      }) as unknown as Mail,
  );
  await mail.enqueue(tx, ...mails);
}

/** Registers what the confirmation of an address does. */
export function handleConfirmations(dependencies: Dependencies): void {
  dependencies.domainEvents.on('address.confirmed', (tx, { account }) =>
    mailReceipts(dependencies, tx, account),
  );
}
