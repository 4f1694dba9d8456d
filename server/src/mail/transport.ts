import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** A mail as it goes out. */
export interface Message {
  /** Names its file where mails are files; a second attempt has the same. */
  readonly name: string;
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
  readonly date: Date;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Carries mails away. `send` rejects when the mail was not taken. */
export interface MailTransport {
  send(message: Message): Promise<void>;
  close(): void;
}

interface MailPlaces {
  readonly smtpUrl: string | undefined;
  readonly dataDir: string;
}

/** The SMTP server when one is configured, else files in the folder `mail` of the data folder. */
export const openTransport = ({ smtpUrl, dataDir }: MailPlaces): MailTransport =>
  smtpUrl ? openSmtpTransport(smtpUrl) : openFolderTransport(join(dataDir, 'mail'));

/** An attempt ends, one way or the other, before the mail is due again. */
const PATIENCE = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

function openSmtpTransport(url: string): MailTransport {
  const transport = createTransport({ url, pool: true, maxConnections: 1, ...PATIENCE });
  return {
    send: async (message) => void (await transport.sendMail(compose(message))),
    close: () => transport.close(),
  };
}

function openFolderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(message) {
      const { message: content } = await composer.sendMail(compose(message));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${message.name}.eml`), content, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** The recipient goes as an object, so that no character of it can be read as a second one. */
const compose = ({ name: _, to, ...message }: Message) => ({
  ...message,
  to: { name: '', address: to },
  disableFileAccess: true,
  disableUrlAccess: true,
});
