import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import type { FieldErrors } from '../contract/index';
import type { ApiError, CallOptions, Http, Query } from './http';

export interface HttpSettings {
  /** Base URL of the API; `/api` by default. */
  readonly baseUrl?: string;
  /** `fetch` implementation; the browser's own by default. */
  readonly fetch?: typeof globalThis.fetch;
  /** Returns the value of the `csrftoken` cookie; sent with every call. */
  readonly readCsrfToken: () => string | undefined;
  /** Called on a 401 reply. */
  readonly onUnauthenticated?: (path: string) => void;
  /** Returns the value of the header `X-Metier-Release`, which names the calling release. */
  readonly getReleaseHeader?: () => string;
  /** Ticket of a document of its own, which permits what only such a page may do. */
  readonly pageTicket?: string | undefined;
  /** Returns the token of a release team, for pages that hold one. */
  readonly readToken?: () => string | undefined;
  /** Returns the language of the page, in which the server answers; English if it is missing. */
  readonly getLanguage?: () => string;
  /** Called with the registry revision from the response header `X-Metier-Revision`. */
  readonly onRevision?: (revision: string) => void;
  /** Timeout of a call in milliseconds; `uploadTimeout` applies to calls that carry a file. */
  readonly timeout: number;
  readonly uploadTimeout: number;
}

class CallError extends Error implements ApiError {
  override readonly name = 'ApiError';
  readonly detail: string | undefined;
  readonly path: string | undefined;
  readonly fields: FieldErrors;

  constructor(
    readonly status: number,
    { detail, path, fields = {} }: ErrorBody,
    readonly requestId: string | undefined,
    readonly retryAfter: number | undefined,
    cause: unknown,
  ) {
    super(detail ?? `The call failed (${status})`, { cause });
    this.detail = detail;
    this.path = path;
    this.fields = fields;
  }
}

const isMessageList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((message) => typeof message === 'string');

/** Names of a message that belongs to no field; the first one takes precedence. */
const MESSAGE_NAMES = ['error', 'detail'];

interface ErrorBody {
  readonly detail?: string;
  readonly path?: string;
  readonly fields?: FieldErrors;
}

function readErrorBody(body: unknown): ErrorBody {
  if (typeof body !== 'object' || body === null) return {};
  const { path, ...members } = body as Record<string, unknown>;
  for (const name of MESSAGE_NAMES) {
    const detail = members[name];
    if (typeof detail === 'string') return { detail, ...(typeof path === 'string' && { path }) };
  }
  const fields = Object.entries(body).filter((entry): entry is [string, string[]] => isMessageList(entry[1]));
  return { fields: Object.fromEntries(fields) };
}

async function toApiError(error: unknown): Promise<ApiError> {
  if (!(error instanceof HTTPError)) return new CallError(0, {}, undefined, undefined, error);
  const { response } = error;
  const body: unknown = await response.json().catch(() => undefined);
  return new CallError(
    response.status,
    readErrorBody(body),
    response.headers.get('X-Request-Id') ?? undefined,
    readSeconds(response.headers.get('Retry-After')),
    error,
  );
}

const readSeconds = (header: string | null) =>
  header && /^\d{1,9}$/.test(header) ? Number(header) : undefined;

/** Falls back to the number of received entries if the total is missing, malformed or smaller than that. */
const readTotal = (header: string | null, present: number) =>
  header && /^\d{1,15}$/.test(header) ? Math.max(Number(header), present) : present;

function toSearch(query: Query = {}): URLSearchParams {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]));
  const given = pairs.filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [String(name), String(value)]));
}

function createClient(settings: HttpSettings): KyInstance {
  return ky.create({
    prefixUrl: settings.baseUrl ?? '/api',
    credentials: 'same-origin',
    retry: 0,
    ...(settings.fetch && { fetch: settings.fetch }),
    hooks: {
      beforeRequest: [
        (request) => {
          const token = settings.readCsrfToken();
          if (token) request.headers.set('X-CSRFToken', token);
          const caller = settings.getReleaseHeader?.();
          if (caller) request.headers.set('X-Metier-Release', caller);
          if (settings.pageTicket) request.headers.set('X-Metier-Page', settings.pageTicket);
          const bearer = settings.readToken?.();
          if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`);
          const language = settings.getLanguage?.();
          if (language) request.headers.set('Accept-Language', language);
        },
      ],
      afterResponse: [
        (_request, _options, { headers }) => {
          const revision = headers.get('X-Metier-Revision');
          if (revision) settings.onRevision?.(revision);
        },
      ],
    },
  });
}

/**
 * The http port over ky: one timeout per call, cookies and the CSRF token with every request, errors as
 * `ApiError`, no retries (a repeated POST is a second effect).
 */
export function createHttp(settings: HttpSettings): Http {
  const client = createClient(settings);

  async function call<Result>(
    method: string,
    path: string,
    read: (response: Response) => Promise<Result>,
    { query, signal, keepalive }: CallOptions = {},
    body?: object,
  ): Promise<Result> {
    const hasFiles = body instanceof FormData;
    const options: Options = {
      method,
      searchParams: toSearch(query),
      timeout: hasFiles ? settings.uploadTimeout : settings.timeout,
      ...(signal && { signal }),
      ...(keepalive && { keepalive }),
      ...(body && (hasFiles ? { body } : { json: body })),
    };
    try {
      return await read(await client(path, options));
    } catch (error) {
      if (signal?.aborted) throw error;
      const failure = await toApiError(error);
      if (failure.status === 401) settings.onUnauthenticated?.(path);
      throw failure;
    }
  }

  /** Every reply of the contract is an object or a list; anything else is rejected, like truncated JSON. */
  async function toJson<Reply>(response: Response): Promise<Reply> {
    if (response.status === 204) return undefined as Reply;
    const body: unknown = await response.json();
    if (typeof body !== 'object' || body === null) throw new TypeError('The reply is not of the contract');
    return body as Reply;
  }

  return {
    get: <Reply>(path: string, options?: CallOptions) => call('get', path, toJson<Reply>, options),
    list: <Item>(path: string, options?: CallOptions) =>
      call(
        'get',
        path,
        async (response) => {
          const items = await toJson<Item[]>(response);
          if (!Array.isArray(items)) throw new TypeError('The reply is not a list');
          const total = readTotal(response.headers.get('X-Total-Count'), items.length);
          const isCapped = response.headers.has('X-Total-Count-Capped');
          const headers = [...response.headers].filter(([name]) => /^x-(corrected|also|read)-/.test(name));
          return { items, total, isCapped, ...(headers[0] && { headers: Object.fromEntries(headers) }) };
        },
        options,
      ),
    post: <Reply>(path: string, body?: object, options?: CallOptions) =>
      call('post', path, toJson<Reply>, options, body),
    put: <Reply>(path: string, body?: object, options?: CallOptions) =>
      call('put', path, toJson<Reply>, options, body),
    patch: <Reply>(path: string, body: object, options?: CallOptions) =>
      call('patch', path, toJson<Reply>, options, body),
    delete: (path, options) => call('delete', path, async () => undefined, options),
  };
}
