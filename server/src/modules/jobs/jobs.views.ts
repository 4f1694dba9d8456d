import { LRUCache } from 'lru-cache';
import { ignoreUnavailable } from '../../db/database-errors';
import { RENDERER_ADDRESS } from '../../http/session/visitor';
import type { Dependencies } from '../../dependencies';
import { hashWithKey } from '../../signing';
import type { Viewer } from '../viewer';
import { recordViews, type JobView } from './jobs.repository';

/** Identity for counting views: a user, or an address and browser. Only a keyed hash of it is stored. */
export interface Visitor {
  readonly viewer: Viewer | null;
  readonly address: string;
  readonly browser: string;
}

/** Upper bound of cached views, which spare the database a query when a page is reloaded. */
const MAX_REMEMBERED = 50_000;

export interface ViewCounter {
  /** Counts the visitor's view of an active job, once a day. Resolves when it is counted. */
  count(visitor: Visitor, jobId: number): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    viewCounter: ViewCounter;
  }
}

/** Batches views: all that arrive while a statement runs are counted by the next one. */
export function createViewCounter({ db, clock, config }: Dependencies): ViewCounter {
  const counted = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  let waiting = new Map<string, JobView>();
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  async function countWaiting(): Promise<void> {
    const views = waiting;
    waiting = new Map();
    next = undefined;
    try {
      await recordViews(db, [...views.values()]);
      for (const key of views.keys()) counted.set(key, true);
    } catch (error) {
      ignoreUnavailable(error);
    }
  }

  return {
    async count({ viewer, address, browser }, jobId) {
      if (address === RENDERER_ADDRESS) return;
      const day = clock().toISOString().slice(0, 10);
      const who = viewer ? `user ${viewer.id}` : `${address} ${browser}`;
      const visitor = hashWithKey(config.sessionSecret, `${day} ${who}`).toString('base64url');
      const key = `${jobId} ${visitor}`;
      if (counted.has(key)) return;
      waiting.set(key, { jobId, day, visitor });
      next ??= current.then(countWaiting);
      current = next.catch(() => undefined);
      await next;
    },
  };
}
