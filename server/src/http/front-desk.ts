import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { EXPIRY, type Answer, type CacheSize } from '../answers/answer-cache';
import { hasTag } from './has-tag';

/** Cookies that change nothing about an answer for everybody; with any other the app is asked. */
const HARMLESS = new Set(['csrftoken', 'theme', 'device', '__Secure-device']);
/** Heads are small and many: these bound them by number, the bodies are bounded by their size. */
const MOST_ADDRESSES = 5_000;

export interface Served {
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/**
 * Stands before the app and gives anonymous readers again what somebody has just been given at the same address, as
 * long as the answer is good: head and body as they are, without asking who it is, routing, validating or serialising.
 */
export interface FrontDesk {
  /** Answers what is known here, and passes on the rest. */
  standBefore(listener: RequestListener): RequestListener;
  /** Called when the app has sent this answer to everybody. */
  remember(request: FastifyRequest, reply: FastifyReply, answer: Answer<unknown>): void;
  /** Tells what is answered here and not by the app. */
  onServed(listener: (served: Served) => void): void;
  readSize(): CacheSize;
  /** From now on the app answers everything. */
  close(): void;
}

interface Known {
  readonly answer: Answer<unknown>;
  readonly route: string;
  /** Names and values in turn, as `writeHead` takes them. */
  readonly head: readonly string[];
  /** For browsers that have none yet; undefined when the one who asked had one. */
  readonly csrfCookie: string | undefined;
}

export function createFrontDesk(mostBytes: number, logger?: FastifyBaseLogger): FrontDesk {
  const known =
    mostBytes > 0
      ? new LRUCache<string, Known>({
          max: MOST_ADDRESSES,
          maxSize: mostBytes,
          sizeCalculation: sizeOf,
          ...EXPIRY,
        })
      : undefined;
  let tell: (served: Served) => void = () => {};
  let isOpen = true;

  function find({ method, url = '', headers }: IncomingMessage): Known | undefined {
    if (!isOpen || method !== 'GET' || !isPlain(headers)) return undefined;
    const entry = known?.get(url);
    if (!entry?.answer.isGood()) return undefined;
    return entry.csrfCookie || headers.cookie?.includes('csrftoken=') ? entry : undefined;
  }

  function serve(request: IncomingMessage, response: ServerResponse, entry: Known): void {
    const began = performance.now();
    const { answer, route, csrfCookie } = entry;
    const id = randomUUID();
    const head = [...entry.head, 'x-request-id', id];
    if (csrfCookie && !request.headers.cookie?.includes('csrftoken=')) head.push('set-cookie', csrfCookie);
    const status = hasTag(request.headers['if-none-match'], answer.etag) ? 304 : 200;
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
    standBefore: (listener) => (request, response) => {
      const entry = find(request);
      if (entry) serve(request, response, entry);
      else listener(request, response);
    },
    remember({ raw, routeOptions }, reply, answer) {
      if (!known) return;
      const { 'set-cookie': cookies = [], ...rest } = reply.getHeaders();
      const given = [cookies].flat().map(String);
      if (!raw.url || raw.method !== 'GET' || !isPlain(raw.headers)) return;
      if (given.some((cookie) => !cookie.startsWith('csrftoken='))) return;
      const head = Object.entries(rest).flatMap(([name, value]) =>
        isOwn(name) ? [] : [name, String(value)],
      );
      known.set(raw.url, { answer, route: routeOptions.url ?? 'none', head, csrfCookie: given[0] });
    },
    onServed: (listener) => void (tell = listener),
    readSize: () => ({ entries: known?.size ?? 0, bytes: known?.calculatedSize ?? 0 }),
    close: () => void (isOpen = false),
  };
}

const sizeOf = ({ answer, head }: Known) => answer.body.length + head.join('').length;

/** What belongs to one answer and not to the next. */
const isOwn = (name: string) => ['x-request-id', 'content-type', 'content-length', 'date'].includes(name);

/** Nothing says who it is or sends anything. */
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
  // The logger's serialiser chooses from these what it writes.
  const req = { method, url, headers, host: headers.host ?? '', ip: socket.remoteAddress ?? '' };
  const res = { statusCode: status };
  logger.info({ reqId: id, req, res, responseTime: seconds * 1000 }, 'request completed at the front desk');
}
