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

/** With the search itself and its way to the reader, an answer then comes within a second. */
const CROWDED_WAIT_MS = 700;
/** Give up queueing then: the reader would leave before the search ended. */
const LONGEST_WAIT_MS = 3_000;

export interface Question<Facts> {
  /** What makes equal questions equal; undefined when the answer is for this asker alone. */
  readonly key: string | undefined;
  /** It may take a while: then only so many are worked on at the same time. */
  readonly isHeavy?: boolean;
  /** The value is what the route's schema for 200 describes. */
  make(db: Queryable): Promise<{ readonly value: unknown; readonly facts: Facts }>;
}

export interface PublicAnswers {
  readSize(): CacheSize;
  /** The answer to a question: the one that others have had just now, or a new one. */
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
    /** What has been sent, when it may be sent again without asking the route. */
    publicAnswer: Answer<unknown> | undefined;
  }
}

/** What this server answers to everybody alike: kept for a moment, made once for all who ask, given up when they leave. */
export function createPublicAnswers({ db, replica, live, config }: Parts): PublicAnswers {
  const cache = createAnswerCache({ live, mostBytes: config.answerCacheBytes / 2 });
  const queue = createQueue({
    atOnce: config.searchesAtOnce,
    mostWaiting: config.searchesWaiting,
    crowdedWaitMs: CROWDED_WAIT_MS,
    longestWaitMs: LONGEST_WAIT_MS,
  });

  /** On the replica, if there is one; what fails there is asked of the primary. */
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
          // Nobody is there to hear how the statement was cancelled, and nothing has failed.
          throw signal.aborted ? refuse.busy() : error;
        }
      };
      if (key !== undefined && !isWriter) return cache.read(key, produce, (leave) => onLeave(reply, leave));
      const controller = new AbortController();
      onLeave(reply, () => controller.abort());
      // For whoever asked, and nobody else.
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
 * Sends an answer, or says that the asker has it already (304). `mayRepeat` is false where the route does more than
 * answer: then everybody who asks comes to it.
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

/** Answers with one page of a list, as `announcePage` announces it. */
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
