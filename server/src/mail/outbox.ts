import type { FastifyBaseLogger } from 'fastify';
import { onCommit, type Database, type Queryable } from '../db/database';
import type { Mail } from './mails';
import {
  claimDueMail,
  deleteMailsSentBefore,
  insertMail,
  markMailSent,
  noteMailFailure,
  type OutboxRow,
} from './outbox.repository';
import { renderMail } from './templates/render-mail';
import { composeMail } from './templates/compose-mail';
import { openTransport, type MailTransport } from './transport';

export interface Outbox {
  /**
   * Inserts a mail in the transaction of the change that it reports, so that both are committed or neither.
   * An event is mailed once.
   */
  enqueue(tx: Queryable, mail: Mail): Promise<void>;
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
  };
  readonly logger?: Pick<FastifyBaseLogger, 'warn' | 'error'> | undefined;
}

/** Polling interval for mails whose next attempt is due, including those of crashed servers. */
const LOOK_MS = 20_000;
/** A stopping server waits this long for the mail in transit; after that the attempt counts as failed. */
const PARTING_MS = 3_000;
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Sends one claimed mail; a failure is recorded for its next attempt, not thrown. */
async function deliver(
  { db, clock, config, logger }: OutboxOptions,
  transport: MailTransport,
  row: OutboxRow,
  to: string,
): Promise<void> {
  try {
    const mail = row as OutboxRow & Mail;
    const letter = composeMail(mail, { origin: to, secret: config.sessionSecret });
    await transport.send({
      ...renderMail(letter, to),
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
    return noteMailFailure(db, id, String(error).slice(0, 500));
  }
  await markMailSent(db, row.id, clock());
}

/** Opens the outbox dispatcher of this database. Several servers may send from one outbox. */
export function openOutbox(options: OutboxOptions): Outbox {
  const { db, clock, config, logger } = options;
  const transport = openTransport(config);
  let origin: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> | undefined;
  let isAskedAgain = false;

  async function sendUntilNothingIsDue(): Promise<void> {
    while (origin) {
      const row = await claimDueMail(db, clock());
      if (!row) return;
      await deliver(options, transport, row, origin);
    }
  }

  async function work(): Promise<void> {
    try {
      while (isAskedAgain && origin) {
        isAskedAgain = false;
        await sendUntilNothingIsDue();
      }
    } catch (error) {
      logger?.error({ err: error }, 'the outbox cannot be read');
    } finally {
      sending = undefined;
    }
  }

  function sendDue(): Promise<void> {
    if (!origin) return Promise.resolve();
    isAskedAgain = true;
    sending ??= work();
    return sending;
  }

  async function pollOutbox(): Promise<void> {
    await sendDue();
    await deleteMailsSentBefore(db, new Date(clock().getTime() - KEPT_MS)).catch(() => {});
    if (origin) timer = setTimeout(() => void pollOutbox(), LOOK_MS).unref();
  }

  return {
    async enqueue(tx, mail) {
      await insertMail(tx, mail, clock());
      onCommit(tx, () => void sendDue());
    },
    start(address) {
      origin = address;
      void pollOutbox();
    },
    sendDue,
    async stop() {
      origin = undefined;
      clearTimeout(timer);
      const deadline = new Promise((resolve) => setTimeout(resolve, PARTING_MS).unref());
      await Promise.race([sending, deadline]);
      transport.close();
    },
  };
}
