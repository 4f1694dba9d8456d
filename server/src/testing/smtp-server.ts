import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from './read-mails';

export interface TestSmtpServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Number of received mails, including refused ones. */
  readonly offers: number;
  /** Refuses the next `count` mails with "try again later". */
  refuseNext(count: number): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let offers = 0;
  let refusals = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        offers += 1;
        if (refusals > 0) {
          refusals -= 1;
          return done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        }
        mails.push(readMail(Buffer.concat(chunks).toString('latin1')));
        done();
      });
    },
  });
  // A broken client connection is not an error of the server.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    get offers() {
      return offers;
    },
    refuseNext: (count) => {
      refusals = count;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
