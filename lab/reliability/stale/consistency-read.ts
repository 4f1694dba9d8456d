import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface ReadResponse {
  readonly status: number;
  /** `X-Total-Count`; NaN when there is none. */
  readonly total: number;
  readonly body: string;
}

/** A read repeated before and after a write, with a check whether the response reflects the write. */
export interface ConsistencyRead {
  /** Name of the read: details, search, … */
  readonly kind: string;
  readonly path: string;
  /** Cookies of the reader; anonymous if undefined. */
  readonly cookie?: string;
  /**
   * True if the response reflects the write; undefined if it cannot be decided: a page that is rendered in
   * the browser.
   */
  reflectsWrite(answer: ReadResponse): boolean | undefined;
}

/** Sends the read on a new connection, so that requests are distributed over the processes on the port. */
export async function ask(address: string, { path, cookie }: ConsistencyRead): Promise<ReadResponse> {
  const headers = {
    accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
    ...(cookie && { cookie }),
  };
  const asked = request(new URL(path, address), { agent: false, headers });
  asked.end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  const { 'x-total-count': total } = reply.headers;
  const body = await text(reply);
  const { statusCode: status = 0 } = reply;
  if (status >= 500) throw new Error(`${path}: ${status} ${body}`);
  return { status, total: Number(total ?? NaN), body };
}
