import { PassThrough, type Readable } from 'node:stream';

/** Limit of buffered bytes: a client that exceeds it has stopped reading, and its stream is destroyed. */
const MAX_WAITING = 64 * 1024;
/** Delay in ms before a browser reconnects a lost stream. */
const RETRY_MS = 2_000;

/** A response in the format of server-sent events that stays open. */
export interface EventStream {
  readonly body: Readable;
  send(event: string, data: object): void;
  /** Heartbeat: a comment line that shows proxies and browsers that the connection is open. */
  sendHeartbeat(): void;
  end(): void;
}

export function openEventStream(): EventStream {
  const body = new PassThrough();
  function write(text: string): void {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength + body.readableLength > MAX_WAITING) body.destroy();
    else body.write(text);
  }
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    body,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    sendHeartbeat: () => write(': still here\n\n'),
    end: () => void body.end(),
  };
}
