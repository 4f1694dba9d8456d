import { listThreads, type Http } from '@metier/sdk/api';
import { readValue, settle } from '@metier/sdk/remote';
import { MAX_PAGE_SIZE } from '@metier/sdk/rules';

/** Number of unread messages per application id, for applications with messages from the employer. */
export type Threads = ReadonlyMap<number, number>;

/** The links to the messages are optional: a failure hides them. */
export async function loadThreads(http: Http, signal: AbortSignal): Promise<Threads> {
  const threads = readValue(await settle(listThreads(http, { page_size: MAX_PAGE_SIZE }, { signal })));
  return new Map(threads?.items.map(({ application, unread_count: unread }) => [application, unread]));
}
