import { PassThrough, type Readable } from 'node:stream';

/** A page that takes nothing for so many bytes is not reading any more. */
const MOST_WAITING = 64 * 1024;
/** Milliseconds after which a browser that has lost the stream asks for it again. */
const RETRY_MS = 2_000;

/** One answer that stays open, in the format of server-sent events. */
export interface EventStream {
  readonly body: Readable;
  send(event: string, data: object): void;
  /** A line that means nothing, by which proxies and browsers know that the connection lives. */
  beat(): void;
  end(): void;
}

export function openEventStream(): EventStream {
  const body = new PassThrough();
  function write(text: string): void {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength + body.readableLength > MOST_WAITING) body.destroy();
    else body.write(text);
  }
  write(`retry: ${RETRY_MS}\n\n`);
  return {
    body,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(': still here\n\n'),
    end: () => void body.end(),
  };
}
