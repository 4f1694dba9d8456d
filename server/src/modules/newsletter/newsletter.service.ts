import { randomBytes, randomUUID } from 'node:crypto';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { padDuration } from '../../http/throttle/pad-duration';
import { byNetwork, throttle, type Throttle } from '../../http/throttle/throttle';
import type { Dependencies } from '../../dependencies';
import {
  confirmSubscription,
  deleteSubscription,
  deleteUnconfirmed,
  findOrInsertSubscription,
} from './newsletter.repository';
import { newsletterTexts } from './newsletter.texts';

const HOUR_MS = 60 * 60_000;
/** Retention of unconfirmed addresses. */
const PENDING_MS = 7 * 24 * HOUR_MS;
/**
 * Longer than the time to queue the mail, so that the response time does not reveal whether the address is
 * subscribed.
 */
const ANSWER_MS = 200;

const byAddress: Throttle = { name: 'newsletter-address', limit: 20, windowMs: HOUR_MS };
const byEmail: Throttle = { name: 'newsletter-email', limit: 3, windowMs: HOUR_MS };

/**
 * Mails a confirmation link unless the address is subscribed already; the response does not reveal whether it
 * is.
 */
export async function subscribe(dependencies: Dependencies, email: string, address: string): Promise<void> {
  const mails = { rule: byEmail, subject: email.toLowerCase() };
  await throttle(dependencies, [...byNetwork(byAddress, address), mails]);
  await padDuration(ANSWER_MS, mailLink(dependencies, email));
}

function mailLink({ db, clock, mail }: Dependencies, email: string): Promise<void> {
  const now = clock();
  const token = randomBytes(24).toString('base64url');
  return inTransaction(db, async (tx) => {
    await deleteUnconfirmed(tx, new Date(now.getTime() - PENDING_MS));
    const subscription = await findOrInsertSubscription(tx, { email, token, createdAt: now });
    if (subscription.confirmedAt) return;
    await mail.enqueue(tx, {
      kind: 'newsletter-confirm',
      recipient: subscription.email,
      eventKey: `newsletter-confirm:${randomUUID()}`,
      payload: { token: subscription.token },
    });
  });
}

/** Confirms the subscription of a mailed link; 400 when it has ended or never existed. */
export async function confirm({ db, clock }: Dependencies, token: string): Promise<void> {
  if (!(await confirmSubscription(db, token, clock())))
    throw refuse.field('token', newsletterTexts.unknownLink);
}

/** Ends the subscription and deletes its address; idempotent. */
export const unsubscribe = ({ db }: Dependencies, token: string): Promise<void> =>
  deleteSubscription(db, token);
