import { listThreads, type Http } from '@metier/shared/api';
import { MAX_PAGE_SIZE } from '@metier/shared/rules';

/** The applications whose employer has written, by id, and how many of the messages are new. */
export type Threads = ReadonlyMap<number, number>;

/** The way to the messages is a convenience here: when they cannot be had, it is not shown. */
export async function loadThreads(http: Http, signal: AbortSignal): Promise<Threads> {
  const threads = await listThreads(http, { page_size: MAX_PAGE_SIZE }, { signal }).catch(() => undefined);
  return new Map(threads?.items.map(({ application, unread_count: unread }) => [application, unread]));
}
