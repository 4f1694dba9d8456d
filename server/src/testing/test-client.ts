import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

export const TEST_PASSWORD = 'correct horse battery';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A test browser: keeps its cookies and copies the CSRF cookie into the header. */
export interface TestClient {
  readonly cookies: Map<string, string>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: object): Promise<LightMyRequestResponse>;
  put(url: string, body?: object): Promise<LightMyRequestResponse>;
  patch(url: string, body: object): Promise<LightMyRequestResponse>;
  delete(url: string): Promise<LightMyRequestResponse>;
  /** Any request; these headers override the client's. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
}

/** Streams without an end: only the head can be awaited. */
const ENDLESS = /^\/api\/events\/?(\?|$)/;

/** A body is JSON, or a form when it is `FormData`; `own` are headers of every request. */
export function makeClient(app: FastifyInstance, own: Record<string, string> = {}): TestClient {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
    const csrf = cookies.get('csrftoken');
    const headers = { ...own, ...(csrf && { 'x-csrftoken': csrf }), ...options.headers };
    const payloadAsStream = ENDLESS.test(String(options.url));
    const given = { cookies: Object.fromEntries(cookies), ...options, headers };
    const response = await (payloadAsStream ? injectHead(app, given) : app.inject(given));
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }

  async function call(method: Method, url: string, body?: object): Promise<LightMyRequestResponse> {
    const isUnsafe = method !== 'GET';
    if (isUnsafe && !cookies.has('csrftoken')) await send({ method: 'GET', url: '/api/' });
    if (!(body instanceof FormData)) return send({ method, url, ...(body && { payload: body }) });
    const encoded = new Response(body);
    const payload = Buffer.from(await encoded.arrayBuffer());
    return send({
      method,
      url,
      payload,
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    });
  }

  return {
    cookies,
    send,
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body),
    put: (url, body) => call('PUT', url, body),
    patch: (url, body) => call('PATCH', url, body),
    delete: (url) => call('DELETE', url),
  };
}

/** A refusal with its body; of a stream only the head. */
async function injectHead(app: FastifyInstance, options: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await app.inject({ ...options, payloadAsStream: true });
  if (response.statusCode !== 200) return app.inject(options);
  response.raw.res.destroy();
  return response;
}

export function makeForm(entries: Readonly<Record<string, string | File>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  return form;
}
