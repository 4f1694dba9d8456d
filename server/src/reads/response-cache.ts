import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CacheSize } from '../cache/cache';
import { languageOf } from '../http/language/request-language';
import type { CacheHit } from '../http/metrics/metrics';
import { matchesEtag } from '../http/response/has-tag';
import { MAX_STALENESS_MS, type CachedResponse } from './read-cache';

/** Cookies that do not change a shared response; any other cookie bypasses the cache. */
const HARMLESS = new Set(['csrftoken', 'theme', 'language', 'device', '__Secure-device']);
/** Headers are small and many: entries are bounded by number, bodies by size. */
const MAX_ADDRESSES = 5_000;

/**
 * Response cache in front of Fastify for anonymous GETs: sends head and body again while the response is
 * valid, without session lookup, routing, validation or serialization.
 */
export interface ResponseCache {
  /** Wraps a listener: serves cached responses and passes all other requests on. */
  wrap(listener: RequestListener): RequestListener;
  /** Stores a shared response that the app has just sent. */
  put(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse<unknown>): void;
  /** Notifies of each response served from the cache. */
  onHit(listener: (served: CacheHit) => void): void;
  readSize(): CacheSize;
  /** Disables the cache: every later request is passed to the app. */
  close(): void;
}

interface Known {
  readonly answer: CachedResponse<unknown>;
  readonly route: string;
  /** Alternating names and values, as `writeHead` takes them. */
  readonly head: readonly string[];
  /** For browsers without a CSRF cookie; undefined if the cached request had one. */
  readonly csrfCookie: string | undefined;
}

export function createResponseCache(mostBytes: number, logger?: FastifyBaseLogger): ResponseCache {
  const known =
    mostBytes > 0
      ? new LRUCache<string, Known>({
          max: MAX_ADDRESSES,
          maxSize: mostBytes,
          sizeCalculation: sizeOf,
          ttl: MAX_STALENESS_MS,
          ttlAutopurge: true,
        })
      : undefined;
  let tell: (served: CacheHit) => void = () => {};
  let isOpen = true;

  function find({ method, url = '', headers }: IncomingMessage): Known | undefined {
    if (!isOpen || method !== 'GET' || !isPlain(headers)) return undefined;
    const entry = pickValid(known?.get(url)) ?? pickValid(known?.get(keyInLanguage({ url, headers })));
    if (!entry) return undefined;
    return entry.csrfCookie || headers.cookie?.includes('csrftoken=') ? entry : undefined;
  }

  function serve(request: IncomingMessage, response: ServerResponse, entry: Known): void {
    const began = performance.now();
    const { answer, route, csrfCookie } = entry;
    const id = randomUUID();
    const head = [...entry.head, 'x-request-id', id];
    if (csrfCookie && !request.headers.cookie?.includes('csrftoken=')) head.push('set-cookie', csrfCookie);
    const status = matchesEtag(request.headers['if-none-match'], answer.etag) ? 304 : 200;
    if (status === 304) response.writeHead(status, head).end();
    else {
      head.push(
        'content-type',
        'application/json; charset=utf-8',
        'content-length',
        String(answer.body.length),
      );
      response.writeHead(status, head).end(answer.body);
    }
    const seconds = (performance.now() - began) / 1000;
    tell({ route, status, seconds });
    if (logger) log(logger, request, { id, status, seconds });
  }

  return {
    wrap: (listener) => (request, response) => {
      const entry = find(request);
      if (entry) serve(request, response, entry);
      else listener(request, response);
    },
    put({ raw, routeOptions }, reply, answer) {
      if (!known) return;
      const { 'set-cookie': cookies = [], ...rest } = reply.getHeaders();
      const given = [cookies].flat().map(String);
      if (!raw.url || raw.method !== 'GET' || !isPlain(raw.headers)) return;
      if (given.some((cookie) => !cookie.startsWith('csrftoken='))) return;
      const head = Object.entries(rest).flatMap(([name, value]) =>
        isOwn(name) ? [] : [name, String(value)],
      );
      const isLocal = String(rest.vary ?? '').includes('accept-language');
      const key = isLocal ? keyInLanguage({ url: raw.url, headers: raw.headers }) : raw.url;
      known.set(key, { answer, route: routeOptions.url ?? 'none', head, csrfCookie: given[0] });
    },
    onHit: (listener) => void (tell = listener),
    readSize: () => ({ entries: known?.size ?? 0, bytes: known?.calculatedSize ?? 0 }),
    close: () => void (isOpen = false),
  };
}

const pickValid = (entry: Known | undefined) => (entry?.answer.isValid() ? entry : undefined);

/** The key of a response that varies by language. */
const keyInLanguage = ({ url, headers }: Pick<IncomingMessage, 'headers'> & { readonly url: string }) =>
  `${languageOf({ headers })} ${url}`;

const sizeOf = ({ answer, head }: Known) => answer.body.length + head.join('').length;

/** Headers that differ in each response. */
const isOwn = (name: string) => ['x-request-id', 'content-type', 'content-length', 'date'].includes(name);

/** True for a request without credentials and without a body. */
function isPlain(headers: IncomingMessage['headers']): boolean {
  if (headers.authorization || headers['content-length'] || headers['transfer-encoding']) return false;
  return (
    headers.cookie === undefined ||
    headers.cookie.split(';').every((each) => HARMLESS.has(each.split('=', 1)[0]?.trim() ?? ''))
  );
}

function log(
  logger: FastifyBaseLogger,
  { method = '', url = '', headers, socket }: IncomingMessage,
  { id, status, seconds }: { id: string; status: number; seconds: number },
): void {
  if (logger.level !== 'info' && logger.level !== 'debug' && logger.level !== 'trace') return;
  // The logger's serializer selects the fields to log.
  const req = { method, url, headers, host: headers.host ?? '', ip: socket.remoteAddress ?? '' };
  const res = { statusCode: status };
  logger.info(
    { reqId: id, req, res, responseTime: seconds * 1000 },
    'request completed from the response cache',
  );
}
