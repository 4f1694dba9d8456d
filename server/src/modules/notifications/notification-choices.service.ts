import type { NoticeChoice, NoticeSettings } from '@metier/sdk/contract';
import { DAILY_MAIL, listNoticeKinds, NOTICE_KINDS, type NoticeKind } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { isSigned } from '../../signing';
import type { Viewer } from '../viewer';
import * as repository from './notifications.repository';
import { notificationsTexts } from './notifications.texts';

/** The account's channels by kind: its own choices, else the defaults. */
export async function readChoices(
  tx: Queryable,
  userId: number,
): Promise<ReadonlyMap<NoticeKind, NoticeChoice>> {
  const own = new Map((await repository.listChoices(tx, userId)).map((choice) => [choice.kind, choice]));
  return new Map(
    NOTICE_KINDS.map(({ value: kind, mail }) => [kind, own.get(kind) ?? { kind, page: true, mail }]),
  );
}

/** The viewer's channels of every kind that the account receives. */
export async function getNotificationSettings(
  { db }: { readonly db: Queryable },
  viewer: Viewer,
): Promise<NoticeSettings> {
  const recipient = await repository.findRecipient(db, viewer.id);
  if (!recipient) throw refuse.missing();
  const choices = await readChoices(db, viewer.id);
  return {
    email: recipient.email,
    is_confirmed: recipient.emailConfirmedAt !== null,
    choices: listNoticeKinds(viewer.accountType).flatMap(({ value }) => choices.get(value) ?? []),
  };
}

/** Changes channels; 400 for a kind that the account does not receive. */
export function saveNotificationSettings(
  { db }: Dependencies,
  viewer: Viewer,
  choices: readonly NoticeChoice[],
): Promise<NoticeSettings> {
  const received = new Set<NoticeKind>(listNoticeKinds(viewer.accountType).map(({ value }) => value));
  if (!choices.every(({ kind }) => received.has(kind)))
    throw refuse.field('choices', notificationsTexts.otherKind);
  // A kind that is named twice has its last choice: one statement cannot write a row twice.
  const last = [...new Map(choices.map((choice) => [choice.kind, choice])).values()];
  return inTransaction(db, async (tx) => {
    await repository.upsertChoices(tx, viewer.id, last);
    return getNotificationSettings({ db: tx }, viewer);
  });
}

/**
 * Ends the mails of the kind that the token names, or of all kinds of the daily mail; idempotent. 400 for a
 * token that this server has not signed.
 */
export async function unsubscribe({ db, config }: Dependencies, token: string): Promise<void> {
  const [account = '', name = '', signature = ''] = token.split('.');
  if (!isSigned(config.sessionSecret, 'unsubscribe', `${account}.${name}`, signature))
    throw refuse.field('token', notificationsTexts.unknownLink);
  const userId = Number(account);
  await inTransaction(db, async (tx) => {
    if (!(await repository.findRecipient(tx, userId))) return;
    const ended = [...(await readChoices(tx, userId)).values()].filter(({ kind, mail }) =>
      name === DAILY_MAIL ? mail === 'daily' : kind === name,
    );
    if (ended.length > 0)
      await repository.upsertChoices(
        tx,
        userId,
        ended.map((choice) => ({ ...choice, mail: 'none' })),
      );
  });
}
