import { connect, type Socket } from 'node:net';

/** A response as received over the wire. */
export interface RawResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A TCP connection for raw HTTP/1.1. */
export interface RawConnection {
  readonly socket: Socket;
  /** Resolves when all bytes are handed to the system, or when the server has ended the connection. */
  send(bytes: string | Buffer): Promise<void>;
  /** The next complete response; undefined when the connection ended before it. */
  read(): Promise<RawResponse | undefined>;
  /** Resolves when the server has ended the connection. */
  readonly ended: Promise<void>;
}

const HEAD_END = '\r\n\r\n';

/** Opens a connection. A response needs `Content-Length`, or a status without a body. */
export async function openRawConnection(port: number): Promise<RawConnection> {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = Buffer.alloc(0);
  let isOver = false;
  let wake = () => {};
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      isOver = true;
      wake();
      resolve();
    };
    socket.once('end', end).once('close', end);
  });
  // A reset is visible as a missing response.
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    wake();
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));

  function take(): RawResponse | undefined {
    const headEnd = received.indexOf(HEAD_END);
    if (headEnd < 0) return undefined;
    const [start = '', ...lines] = received.subarray(0, headEnd).toString('latin1').split('\r\n');
    const headers = Object.fromEntries(
      lines.map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
    );
    const bodyEnd = headEnd + HEAD_END.length + Number(headers['content-length'] ?? 0);
    if (received.length < bodyEnd) return undefined;
    const body = received.subarray(headEnd + HEAD_END.length, bodyEnd).toString();
    received = received.subarray(bodyEnd);
    return { status: Number(start.split(' ')[1]), headers, body };
  }

  return {
    socket,
    ended,
    send: (bytes) =>
      new Promise((resolve) => {
        void ended.then(resolve);
        socket.write(bytes, () => resolve());
      }),
    async read() {
      for (;;) {
        const answer = take();
        if (answer || isOver) return answer;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
