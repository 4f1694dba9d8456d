import type { FastifyBaseLogger } from 'fastify';
import { onCommit, type Database, type Queryable } from '../db/database';
import { readCurrentLanguage, runInLanguage } from '../languages/current-language';
import { createQueueWorker } from '../tasks/queue-worker';
import { REPEATABLE_KINDS, type Mail } from './mails';
import {
  claimDueMail,
  deleteMailsSentBefore,
  insertMails,
  markMailSent,
  noteMailFailure,
  noteUncertainMail,
  type OutboxRow,
} from './outbox.repository';
import { renderMail } from './templates/render-mail';
import { composeMail } from './templates/compose-mail';
import { openTransport, UncertainDeliveryError, type MailTransport } from './transport';

export interface Outbox {
  /**
   * Inserts mails in the transaction of the change that they report, so that both are committed or neither.
   * An event is mailed once.
   */
  enqueue(tx: Queryable, ...mails: readonly Mail[]): Promise<void>;
  /**
   * Starts sending: after each commit, and periodically for pending mails. Links in mails use this origin.
   */
  start(origin: string): void;
  /** Sends all due mails; resolves when none is left. */
  sendDue(): Promise<void>;
  /** Waits up to 3 s for the mail in transit, and sends no other. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly db: Database;
  readonly clock: () => Date;
  readonly config: {
    readonly smtpUrl: string | undefined;
    readonly mailFrom: string;
    readonly dataDir: string;
    readonly sessionSecret: string;
    readonly contact: { readonly email: string; readonly address: string };
  };
  readonly logger?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
}

/** Polling interval for mails whose next attempt is due, including those of crashed servers. */
const LOOK_MS = 20_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** An earlier attempt ended without a result: its server crashed, or the connection broke after the text. */
const isUncertain = ({ attempts, failures }: OutboxRow) => attempts - 1 > failures;

/**
 * Sends one claimed mail; a failure is recorded for its next attempt, not thrown. A mail about an event is not
 * sent again when it may have arrived.
 */
async function deliver(
  { db, clock, config, logger }: OutboxOptions,
  transport: MailTransport,
  row: OutboxRow,
  to: string,
): Promise<void> {
  const mail = row as OutboxRow & Mail;
  const { name = '' } = row.payload as { name?: string };
  if (isUncertain(row) && !transport.isIdempotent && !REPEATABLE_KINDS.has(mail.kind))
    return noteUncertainMail(db, row.id);
  try {
    const letter = runInLanguage(row.language, () =>
      renderMail(composeMail(mail, name, { origin: to, secret: config.sessionSecret }), {
        origin: to,
        contact: config.contact,
      }),
    );
    await transport.send({
      ...letter,
      name: `${String(row.id).padStart(6, '0')}-${row.kind}`,
      messageId: `<${row.id}.${row.createdAt.getTime()}@${new URL(to).hostname}>`,
      from: config.mailFrom,
      to: row.recipient,
      date: row.createdAt,
    });
  } catch (error) {
    const { id, kind, attempts, nextAttemptAt } = row;
    const log = nextAttemptAt ? 'warn' : 'error';
    logger?.[log]({ err: error, mail: { id, kind, attempts, nextAttemptAt } }, 'a mail was not sent');
    const isCertain = !(error instanceof UncertainDeliveryError);
    return noteMailFailure(db, id, { lastError: String(error).slice(0, 500), isCertain });
  }
  await markMailSent(db, row.id, clock());
}

/** Opens the outbox dispatcher of this database. Several servers may send from one outbox. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { db, clock, config, logger } = options;
  const transport = openTransport(config);
  let origin = '';

  const worker = createQueueWorker({
    async workOne() {
      const row = await claimDueMail(db, clock());
      if (row) await deliver(options, transport, row, origin);
      return row !== undefined;
    },
    cleanUp: () => deleteMailsSentBefore(db, new Date(clock().getTime() - KEPT_MS)),
    pollMs: LOOK_MS,
    failure: 'the outbox cannot be read',
    logger,
  });

  return {
    async enqueue(tx, ...mails) {
      if (mails.length === 0) return;
      await insertMails(tx, mails, { now: clock(), language: readCurrentLanguage() });
      onCommit(tx, () => void worker.runDue());
    },
    start(address) {
      origin = address;
      worker.start();
    },
    sendDue: () => worker.runDue(),
    async stop() {
      await worker.stop();
      transport.close();
    },
  };
}
