import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { MailAttachment } from './templates/mail-content';

/** A rendered mail, ready to send. */
export interface OutgoingMail {
  /** File name where mails are files; the same for every attempt. */
  readonly name: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MailAttachment[];
}

/** Sends mails. `send` rejects when the mail was not accepted. */
export interface MailTransport {
  /** Whether a mail that is sent again replaces itself. */
  readonly isIdempotent: boolean;
  send(message: OutgoingMail): Promise<void>;
  close(): void;
}

/** The connection broke after the text was sent and before the server accepted it. */
export class UncertainDeliveryError extends Error {
  override readonly name = 'UncertainDeliveryError';
}

interface MailPlaces {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
}

/** The SMTP server if configured, otherwise files in the folder `mail` of the data folder. */
export const openTransport = ({ smtpUrl, dataDir }: MailPlaces): MailTransport =>
  smtpUrl ? openSmtpTransport(smtpUrl) : openFolderTransport(join(dataDir, 'mail'));

/** Timeouts that end an attempt before the mail is due again. */
const SMTP_TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

function openSmtpTransport(url: string): MailTransport {
  let hasSentText = false;
  const ignore = () => undefined;
  // The log of the commands shows how far a mail has come; mails are sent one at a time.
  const logger = {
    ...{ level: ignore, trace: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
    debug(entry: unknown, command?: unknown) {
      if ((entry as { tnx?: string }).tnx === 'client' && command === 'DATA') hasSentText = true;
    },
  };
  const transport = createTransport({
    ...{ url, pool: true, maxConnections: 1, logger, transactionLog: true },
    ...SMTP_TIMEOUTS,
  });
  return {
    isIdempotent: false,
    async send(message) {
      hasSentText = false;
      try {
        await transport.sendMail(compose(message));
      } catch (error) {
        const wasAnswered = Boolean((error as { responseCode?: number }).responseCode);
        if (!hasSentText || wasAnswered) throw error;
        throw new UncertainDeliveryError(String(error), { cause: error });
      }
    },
    close: () => transport.close(),
  };
}

function openFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    isIdempotent: true,
    async send(message) {
      const { message: content } = await composer.sendMail(compose(message));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${message.name}.eml`), content, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** The recipient is an object, so that none of its characters can be parsed as a second address. */
const compose = ({ name: _, to, attachments, ...message }: OutgoingMail) => ({
  ...message,
  attachments: [...attachments],
  to: { name: '', address: to },
  disableFileAccess: true,
  disableUrlAccess: true,
});
