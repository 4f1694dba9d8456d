import { http, HttpResponse, type DefaultBodyType, type PathParams } from 'msw';
import { setupServer } from 'msw/node';
import { Check } from 'typebox/schema';
import type { TSchema } from 'typebox';

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A call as it reached the network's edge. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

export interface FakeReply {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export interface FakeApi {
  /** Everything that was called, oldest first. */
  readonly calls: readonly SeenCall[];
  /** Answers calls of a method and path (relative to `/api/`) from now on; the newest answer wins. */
  on(
    method: Method,
    path: string,
    reply: FakeReply | ((call: SeenCall, params: PathParams) => FakeReply | Promise<FakeReply>),
    schema?: TSchema,
  ): void;
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.includes('multipart/form-data')) return request.formData();
  const text = await request.text();
  return text && type.includes('json') ? JSON.parse(text) : text;
}

/**
 * A stand-in for the server at the network's edge, for one test file. A reply given with its schema of the contract is
 * held against it, so that a test cannot pass on a reply the server would never send. A call nobody answers fails.
 */
export function setupFakeApi(): FakeApi {
  const calls: SeenCall[] = [];
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    calls.length = 0;
  });
  afterAll(() => server.close());

  return {
    calls,
    on(method, path, reply, schema) {
      const handler = http[method](`*/api/${path}`, async ({ request, params }) => {
        const url = new URL(request.url);
        const call = { method, path: url.pathname, query: url.searchParams, body: await readBody(request) };
        calls.push(call);
        const {
          status = 200,
          body,
          headers,
        } = typeof reply === 'function' ? await reply(call, params) : reply;
        if (schema && status < 300 && !Check(schema, body))
          throw new Error(`The fake reply to ${method} ${path} breaks the contract`);
        if (status === 204) return new HttpResponse(null, { status });
        return HttpResponse.json(body as DefaultBodyType, { status, ...(headers && { headers }) });
      });
      server.use(handler);
    },
  };
}
