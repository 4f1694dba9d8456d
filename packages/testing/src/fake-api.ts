import { delay, http, HttpResponse, type DefaultBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { Check } from 'typebox/schema';
import type { TSchema } from 'typebox';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

export interface RecordedCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: unknown;
}

/** By name, what a call has in the place of `:id` in the path. As a type of msw it made teams check all of msw. */
export type PathParams = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface FakeReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Raw body instead of `body`, for malformed replies. */
  readonly text?: string;
  /** The connection breaks. */
  readonly isNetworkError?: true;
  /** The reply never arrives. */
  readonly neverReplies?: true;
  /** The call ends late and without a reply, as after its timeout; no test waits for that itself. */
  readonly timesOut?: true;
}

export interface FakeApi {
  /** All recorded requests, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** Adds a handler for a method and path (relative to `/api/`); the newest handler wins. */
  on(
    method: Method,
    path: string,
    reply: FakeReply | ((call: RecordedCall, params: PathParams) => FakeReply | Promise<FakeReply>),
    schema?: TSchema,
  ): void;
  /** Answers every later request with this reply. */
  failAll(failure: { readonly reply: FakeReply }): void;
}

/** A reply that arrives when the test sends it: `api.on(method, path, held.reply)`, then `held.send()`. */
export function holdReply(reply: FakeReply): { reply(): Promise<FakeReply>; send(): void } {
  let send = () => undefined as void;
  const held = new Promise<FakeReply>((resolve) => {
    send = () => resolve(reply);
  });
  return { reply: () => held, send };
}

/** After the page has shown that it waits. */
const LATE_MS = 50;

async function toResponse({
  status = 200,
  body,
  headers,
  text,
  isNetworkError,
  neverReplies,
  timesOut,
}: FakeReply): Promise<Response> {
  if (neverReplies) await delay('infinite');
  if (timesOut) await delay(LATE_MS);
  if (timesOut || isNetworkError) return HttpResponse.error();
  const init = { status, ...(headers && { headers }) };
  if (status === 204) return new HttpResponse(null, init);
  return text === undefined
    ? HttpResponse.json(body as DefaultBodyType, init)
    : new HttpResponse(text, { ...init, headers: { 'Content-Type': 'application/json', ...headers } });
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text && type.includes('json') ? JSON.parse(text) : text;
}

/**
 * Mock API at network level for one test file. A reply with a contract schema is validated against it, so
 * that a test cannot pass with a reply the server would never send. An unhandled request fails.
 */
export function setupFakeApi(): FakeApi {
  const calls: RecordedCall[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());

  async function see(method: string, request: Request): Promise<RecordedCall> {
    const url = new URL(request.url);
    const call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(request),
    };
    calls.push(call);
    return call;
  }

  return {
    calls,
    on(method, path, reply, schema) {
      const handler = http[method](`*/api/${path}`, async ({ request, params }) => {
        const call = await see(method, request);
        const given = typeof reply === 'function' ? await reply(call, params) : reply;
        if (schema && (given.status ?? 200) < 300 && !Check(schema, given.body))
          throw new Error(`The fake reply to ${method} ${path} breaks the contract`);
        return toResponse(given);
      });
      server.use(handler);
    },
    failAll({ reply }) {
      const handler = http.all('*/api/*', async ({ request }) => {
        await see(request.method.toLowerCase(), request);
        return toResponse(reply);
      });
      server.use(handler);
    },
  };
}
