import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheSize } from '../cache/cache';
import { createAdmissionQueue, type Queue } from './admission-queue';
import { runCancellable } from '../db/cancellable';
import type { Queryable } from '../db/database';
import { isQueryCancelled } from '../db/database-errors';
import { Refusal, refuse } from '../errors';
import type { Dependencies } from '../dependencies';
import { readCurrentLanguage } from '../languages/current-language';
import { createReadCache, type CachedResponse, type ProducedResponse } from './read-cache';
import { hasJustWritten } from './read-your-writes';
import { matchesEtag } from '../http/response/has-tag';
import type { HeadersByLanguage } from '../http/response/headers-by-language';
import { setPageHeaders, type Page, type Slice } from '../http/input/pages';

/** Together with the search and the network, the response then takes less than one second. */
const CROWDED_WAIT_MS = 700;
/** Give up queueing after 3 s: the client would have left before the search ended. */
const MAX_WAIT_MS = 3_000;

export interface SharedRead<Facts> {
  /** Cache key shared by equal reads; undefined if the response is specific to this client. */
  readonly key: string | undefined;
  /** An expensive read needs a slot of the queue, which limits concurrency. */
  readonly isExpensive: boolean;
  /** `value` conforms to the route's response schema for 200. */
  make(
    db: Queryable,
  ): Promise<{ readonly value: unknown } & Pick<ProducedResponse<Facts>, 'facts' | 'isPartial'>>;
}

export interface SharedReads {
  readSize(): CacheSize;
  /** Resolves with the cached or coalesced response for the key, or with a new one. */
  read<Facts>(
    request: FastifyRequest,
    reply: FastifyReply,
    question: SharedRead<Facts>,
  ): Promise<CachedResponse<Facts>>;
  /** Runs an expensive part of a read that its response can do without; undefined while others need the slots. */
  runIfIdle: Queue['runIfIdle'];
}

declare module 'fastify' {
  interface FastifyInstance {
    sharedReads: SharedReads;
  }
  interface FastifyReply {
    /** The response sent, if it may be served again without running the route. */
    sharedResponse: CachedResponse<unknown> | undefined;
  }
}

/** Shared reads of this server: cached for 2 s, coalesced, and aborted when all clients have disconnected. */
export function createSharedReads({ db, replica, live, config }: Dependencies): SharedReads {
  const cache = createReadCache({ live, mostBytes: config.answerCacheBytes / 2 });
  const queue = createAdmissionQueue({
    concurrency: config.searchesAtOnce,
    maxQueued: config.searchesWaiting,
    admittedWaitMs: CROWDED_WAIT_MS,
    queueTimeoutMs: MAX_WAIT_MS,
  });

  /** Reads from the replica, if there is one, and retries a failure on the primary. */
  async function ask<Made>(signal: AbortSignal, make: (db: Queryable) => Promise<Made>): Promise<Made> {
    const near = replica?.pick() ?? db;
    try {
      return await runCancellable(near, signal, make);
    } catch (error) {
      if (near === db || signal.aborted || error instanceof Refusal || isQueryCancelled(error)) throw error;
      replica?.markFailed();
      return runCancellable(db, signal, make);
    }
  }

  return {
    readSize: cache.readSize,
    runIfIdle: queue.runIfIdle,
    async read(request, reply, { key, isExpensive, make }) {
      const isWriter = hasJustWritten(request);
      const produce = async (signal: AbortSignal) => {
        const work = () => (isWriter ? runCancellable(db, signal, make) : ask(signal, make));
        try {
          const { value, ...made } = await (isExpensive ? queue.run(signal, work) : work());
          return toAnswer(reply, value, made);
        } catch (error) {
          // All clients have disconnected: the cancelled statement is not a failure.
          throw signal.aborted ? refuse.busy() : error;
        }
      };
      if (key !== undefined && !isWriter) {
        try {
          return await cache.read(key, produce, (leave) => onLeave(reply, leave));
        } catch (error) {
          if (!isInOtherLanguage(error)) throw error;
        }
      }
      const controller = new AbortController();
      onLeave(reply, () => controller.abort());
      // Not shared with other requests.
      return { ...(await produce(controller.signal)), isValid: () => false };
    },
  };
}

/** The refusal of an equal read in another language, which was pending; when busy, its words are good enough. */
const isInOtherLanguage = (error: unknown) =>
  error instanceof Refusal && error.kind !== 'busy' && error.language !== readCurrentLanguage();

function toAnswer<Facts>(
  reply: FastifyReply,
  value: unknown,
  { facts, isPartial }: Pick<ProducedResponse<Facts>, 'facts' | 'isPartial'>,
): ProducedResponse<Facts> {
  const body = Buffer.from(reply.serialize(value) as string);
  const hash = createHash('sha256').update(body).update(JSON.stringify(facts)).digest('base64url');
  return { body, etag: `W/"${hash}"`, facts, isPartial };
}

function onLeave(reply: FastifyReply, leave: () => void): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leave();
  });
}

export interface SendOptions {
  /** False for a route with side effects, so that every request runs it. */
  readonly mayRepeat?: boolean;
  /** How long a browser may use the response without asking again. */
  readonly freshSeconds?: number;
}

/** Sends a response, or 304 if the client already has it. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedResponse<unknown>,
  { mayRepeat = true, freshSeconds = 0 }: SendOptions = {},
): FastifyReply {
  const freshness = freshSeconds > 0 ? `max-age=${freshSeconds}` : 'no-cache';
  reply.headers({ etag: answer.etag, 'cache-control': `private, ${freshness}` });
  if (mayRepeat) reply.sharedResponse = answer;
  if (matchesEtag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

interface ListedPage extends Page<unknown> {
  readonly isCapped?: boolean;
  /** Leaves out of further pages what was added since; their links have it. */
  readonly until?: Date | undefined;
  readonly headers?: HeadersByLanguage;
}

export interface ListRead<Listed extends ListedPage> extends Pick<
  SharedRead<unknown>,
  'key' | 'isExpensive'
> {
  readonly slice: Slice;
  list(db: Queryable): Promise<Listed>;
}

/** Sends one page of a list with the headers of `setPageHeaders`; resolves with what the list has beside it. */
export async function sendPage<Listed extends ListedPage>(
  request: FastifyRequest,
  reply: FastifyReply,
  { slice, list, ...question }: ListRead<Listed>,
): Promise<Omit<Listed, 'items'>> {
  const answer = await request.server.sharedReads.read(request, reply, {
    ...question,
    make: async (db) => {
      const { items: value, ...facts } = await list(db);
      return { value, facts };
    },
  });
  const { total, until } = answer.facts;
  setPageHeaders(request, reply, slice, total, until);
  if (until) reply.header('x-read-until', until.toISOString());
  if (answer.facts.headers) reply.headers(answer.facts.headers[readCurrentLanguage()]);
  if (answer.facts.isCapped) reply.header('x-total-count-capped', 'true');
  sendResponse(request, reply, answer);
  return answer.facts;
}
