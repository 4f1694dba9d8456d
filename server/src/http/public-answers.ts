import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAnswerCache, type Answer, type CacheSize, type MadeAnswer } from '../answers/answer-cache';
import { createQueue } from '../answers/queue';
import { runCancellable } from '../db/cancellable';
import type { Queryable } from '../db/database';
import { isTimeOut } from '../db/database-errors';
import { Refusal, refuse } from '../errors';
import type { Parts } from '../parts';
import { hasJustWritten } from './recent-writers';
import { hasTag } from './has-tag';
import { announcePage, type Page, type Slice } from './pages';

/** Together with the search and the network, the response then takes less than one second. */
const CROWDED_WAIT_MS = 700;
/** Give up queueing after 3 s: the client would have left before the search ended. */
const LONGEST_WAIT_MS = 3_000;

export interface Question<Facts> {
  /** Cache key shared by equal reads; undefined if the response is specific to this client. */
  readonly key: string | undefined;
  /** An expensive read needs a slot of the queue, which limits concurrency. */
  readonly isHeavy?: boolean;
  /** `value` conforms to the route's response schema for 200. */
  make(db: Queryable): Promise<{ readonly value: unknown; readonly facts: Facts }>;
}

export interface PublicAnswers {
  readSize(): CacheSize;
  /** Resolves with the cached or coalesced response for the key, or with a new one. */
  read<Facts>(
    request: FastifyRequest,
    reply: FastifyReply,
    question: Question<Facts>,
  ): Promise<Answer<Facts>>;
}

declare module 'fastify' {
  interface FastifyInstance {
    answers: PublicAnswers;
  }
  interface FastifyReply {
    /** The response sent, if it may be served again without running the route. */
    publicAnswer: Answer<unknown> | undefined;
  }
}

/** Shared reads of this server: cached for 2 s, coalesced, and aborted when all clients have disconnected. */
export function createPublicAnswers({ db, replica, live, config }: Parts): PublicAnswers {
  const cache = createAnswerCache({ live, mostBytes: config.answerCacheBytes / 2 });
  const queue = createQueue({
    atOnce: config.searchesAtOnce,
    mostWaiting: config.searchesWaiting,
    crowdedWaitMs: CROWDED_WAIT_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  /** Reads from the replica, if there is one, and retries a failure on the primary. */
  async function ask<Made>(signal: AbortSignal, make: (db: Queryable) => Promise<Made>): Promise<Made> {
    const near = replica?.pick() ?? db;
    try {
      return await runCancellable(near, signal, make);
    } catch (error) {
      if (near === db || signal.aborted || error instanceof Refusal || isTimeOut(error)) throw error;
      replica?.avoid();
      return runCancellable(db, signal, make);
    }
  }

  return {
    readSize: cache.readSize,
    async read(request, reply, { key, isHeavy = false, make }) {
      const isWriter = hasJustWritten(request);
      const produce = async (signal: AbortSignal) => {
        const work = () => (isWriter ? runCancellable(db, signal, make) : ask(signal, make));
        try {
          const { value, facts } = await (isHeavy ? queue.run(signal, work) : work());
          return toAnswer(reply, value, facts);
        } catch (error) {
          // All clients have disconnected: the cancelled statement is not a failure.
          throw signal.aborted ? refuse.busy() : error;
        }
      };
      if (key !== undefined && !isWriter) return cache.read(key, produce, (leave) => onLeave(reply, leave));
      const controller = new AbortController();
      onLeave(reply, () => controller.abort());
      // Not shared with other requests.
      return { ...(await produce(controller.signal)), isGood: () => false };
    },
  };
}

function toAnswer<Facts>(reply: FastifyReply, value: unknown, facts: Facts): MadeAnswer<Facts> {
  const body = Buffer.from(reply.serialize(value) as string);
  const hash = createHash('sha1').update(body).update(JSON.stringify(facts)).digest('base64url');
  return { body, etag: `W/"${hash}"`, facts };
}

function onLeave(reply: FastifyReply, leave: () => void): void {
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) leave();
  });
}

/**
 * Sends a response, or 304 if the client already has it. Set `mayRepeat` to false for a route with side
 * effects, so that every request runs it.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer<unknown>,
  mayRepeat = true,
): FastifyReply {
  reply.headers({ etag: answer.etag, 'cache-control': 'private, no-cache' });
  if (mayRepeat) reply.publicAnswer = answer;
  if (hasTag(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(answer.body);
}

export interface ListQuestion<Item> extends Pick<Question<unknown>, 'key' | 'isHeavy'> {
  readonly slice: Slice;
  list(db: Queryable): Promise<Page<Item> & { readonly isCapped?: boolean }>;
}

/** Sends one page of a list with the headers of `announcePage`. */
export async function sendPage<Item>(
  request: FastifyRequest,
  reply: FastifyReply,
  { slice, list, ...question }: ListQuestion<Item>,
): Promise<void> {
  const answer = await request.server.answers.read(request, reply, {
    ...question,
    make: async (db) => {
      const { items: value, ...facts } = await list(db);
      return { value, facts };
    },
  });
  announcePage(request, reply, slice, answer.facts.total);
  if (answer.facts.isCapped) reply.header('x-total-count-capped', 'true');
  sendAnswer(request, reply, answer);
}
