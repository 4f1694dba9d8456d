import type { AlertPatch, ConfirmedAlert, JobAlert, MailedAlertBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { padDuration } from '../../http/throttle/pad-duration';
import { byNetwork, throttle, type Throttle } from '../../http/throttle/throttle';
import { readCurrentLanguage } from '../../languages/current-language';
import { makeAddressToken } from '../../mail/alert-tokens';
import { readAlertQuery } from './alert-query';
import { readAddressToken, readAlertToken } from './alert-tokens';
import * as repository from './alerts.repository';
import { changeAlert, insertAlert, MAX_ALERTS, toAlert } from './alerts.service';
import { alertsTexts } from './alerts.texts';

const HOUR_MS = 60 * 60_000;
/** How long the link that confirms an alert is valid, and its unconfirmed row kept. */
export const UNCONFIRMED_MS = 7 * 24 * HOUR_MS;
/** Unconfirmed alerts of an address; beyond this number no mail is sent. */
const MAX_UNCONFIRMED = 10;
/**
 * Longer than the time to queue the mail, so that the response time does not reveal whether the address has
 * alerts.
 */
const ANSWER_MS = 200;

const byAddress: Throttle = { name: 'alert-address', limit: 20, windowMs: HOUR_MS };
const byEmail: Throttle = { name: 'alert-email', limit: 5, windowMs: HOUR_MS };

/** Saves a search for an address and mails a link to confirm it; the response is the same for every address. */
export async function requestAlert(
  dependencies: Dependencies,
  body: MailedAlertBody,
  network: string,
): Promise<void> {
  readAlertQuery(body.query);
  const mails = { rule: byEmail, subject: body.email.toLowerCase() };
  await throttle(dependencies, [...byNetwork(byAddress, network), mails]);
  await padDuration(ANSWER_MS, mailLink(dependencies, body));
}

function mailLink({ db, clock, mail }: Dependencies, body: MailedAlertBody): Promise<void> {
  const now = clock();
  return inTransaction(db, async (tx) => {
    const owner = {
      addressId: await repository.findOrInsertAddress(tx, body.email, {
        now,
        language: readCurrentLanguage(),
      }),
    };
    if ((await repository.countAlerts(tx, owner, false)) >= MAX_UNCONFIRMED) return;
    const { id } = await insertAlert(tx, owner, body, { now, isConfirmed: false });
    await mail.enqueue(tx, {
      kind: 'alert-confirm',
      recipient: body.email,
      eventKey: `alert-confirm:${id}`,
      payload: { alert: id },
    });
  });
}

/** Confirms the alert of a mailed link, idempotent; 400 when it has ended or the link is a week old. */
export function confirmAlert({ db, clock, config }: Dependencies, token: string): Promise<ConfirmedAlert> {
  const id = readAlertToken(config.sessionSecret, token, 'confirm');
  if (id === undefined) throw refuse.field('token', alertsTexts.unknownLink);
  const now = clock();
  return inTransaction(db, async (tx) => {
    const row = await repository.lockMailedAlert(tx, id, new Date(now.getTime() - UNCONFIRMED_MS));
    if (!row) throw refuse.field('token', alertsTexts.unknownLink);
    if (!row.confirmedAt) {
      const owner = { addressId: row.addressId };
      await repository.lockOwner(tx, owner);
      if ((await repository.countAlerts(tx, owner, true)) >= MAX_ALERTS)
        throw refuse.field('token', alertsTexts.tooMany(MAX_ALERTS));
      await repository.confirmAlert(tx, id, now);
    }
    return { token: makeAddressToken(config.sessionSecret, row.addressId) };
  });
}

/** Ends the alert that a link in its mail names; idempotent. 400 for a token that this server has not signed. */
export async function endAlert({ db, clock, config }: Dependencies, token: string): Promise<void> {
  const id = readAlertToken(config.sessionSecret, token, 'end');
  if (id === undefined) throw refuse.field('token', alertsTexts.unknownLink);
  await repository.endMailedAlert(db, id, clock());
}

/** The owner that a mailed link opens; 400 for an unknown token or a deleted address. */
async function readOwner({ db, config }: Dependencies, token: string): Promise<repository.AlertOwner> {
  const addressId = readAddressToken(config.sessionSecret, token);
  if (addressId === undefined || !(await repository.hasAddress(db, addressId)))
    throw refuse.field('token', alertsTexts.unknownAddress);
  return { addressId };
}

/** The confirmed alerts of the token's address. */
export async function listMailedAlerts(dependencies: Dependencies, token: string): Promise<JobAlert[]> {
  const owner = await readOwner(dependencies, token);
  return (await repository.listAlerts(dependencies.db, owner)).map(toAlert);
}

/** Changes an alert of the token's address. */
export async function changeMailedAlert(
  dependencies: Dependencies,
  token: string,
  id: number,
  changes: AlertPatch,
): Promise<JobAlert> {
  return changeAlert(dependencies, await readOwner(dependencies, token), id, changes);
}
