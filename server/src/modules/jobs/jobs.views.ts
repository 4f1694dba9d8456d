import { LRUCache } from 'lru-cache';
import { inTransaction } from '../../db/database';
import { ignoreUnavailable } from '../../db/database-errors';
import { RENDERER_ADDRESS } from '../../http/session/visitor';
import type { Dependencies } from '../../dependencies';
import { hashWithKey } from '../../signing';
import type { Viewer } from '../viewer';
import { recordView } from './jobs.repository';

/** Identity for counting views: a user, or an address and browser. */
export interface Visitor {
  readonly viewer: Viewer | null;
  readonly address: string;
  readonly browser: string;
}

/** Upper bound of cached views, which spare the database a query when a page is reloaded. */
const MOST_REMEMBERED = 50_000;

export interface ViewCounter {
  /** Counts the visitor's view of a job, once a day. */
  count(visitor: Visitor, jobId: number): Promise<void>;
}

export function createViewCounter({ db, clock, config }: Dependencies): ViewCounter {
  const counted = new LRUCache<string, true>({ max: MOST_REMEMBERED });
  return {
    async count(visitor, jobId) {
      if (visitor.address === RENDERER_ADDRESS) return;
      const day = clock().toISOString().slice(0, 10);
      const key = toVisitorKey(visitor, day, config.sessionSecret);
      const look = `${jobId} ${key}`;
      if (counted.has(look)) return;
      try {
        await inTransaction(db, (tx) => recordView(tx, { jobId, day, visitor: key }));
        counted.set(look, true);
      } catch (error) {
        ignoreUnavailable(error);
      }
    },
  };
}

/** Keyed hash, so that the table of views reveals no address; different every day. */
function toVisitorKey(visitor: Visitor, day: string, secret: string): string {
  const who = visitor.viewer ? `user ${visitor.viewer.id}` : `${visitor.address} ${visitor.browser}`;
  return hashWithKey(secret, `${day} ${who}`).toString('base64url');
}
