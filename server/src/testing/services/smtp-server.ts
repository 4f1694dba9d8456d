import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { readMail, type ReceivedMail } from '../read-mails';

export interface TestSmtpServer {
  readonly url: string;
  readonly mails: readonly ReceivedMail[];
  /** Number of received mails, including refused ones. */
  readonly offers: number;
  /** Refuses the next `count` mails with "try again later". */
  refuseNext(count: number): void;
  /** Breaks the connection of the next mail after its text, before it is answered; the mail counts as arrived. */
  breakNext(): void;
  close(): Promise<void>;
}

/** A real SMTP server on a free port of this machine. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const mails: ReceivedMail[] = [];
  let offers = 0;
  let refusals = 0;
  let isBreaking = false;
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
        if (isBreaking) {
          isBreaking = false;
          return sockets.forEach((socket) => socket.destroy());
        }
        done();
      });
    },
  });
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => sockets.add(socket));
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
    breakNext: () => {
      isBreaking = true;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
