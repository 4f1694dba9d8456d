import { request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  /** `X-Total-Count`; NaN when there is none. */
  readonly total: number;
  readonly body: string;
}

/** What is asked before and after a write, and how an answer shows that it knows of it. */
export interface Question {
  /** Names what is looked at: details, search, … */
  readonly kind: string;
  readonly path: string;
  /** Whose session asks; nobody's when it is left out. */
  readonly cookie?: string;
  /** Undefined when the answer says nothing either way: a page that is left to the browser. */
  knows(answer: Answer): boolean | undefined;
}

/** Asks on a connection of its own, so that the processes behind the port take turns. */
export async function ask(address: string, { path, cookie }: Question): Promise<Answer> {
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
