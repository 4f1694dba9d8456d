import type { Message, MessageBody, MessageThread, PageQuery, UnreadCount } from '../contract/index';
import type { CallOptions, Http, Listing } from './http';
import { listItems, type ItemShape } from './list-items';
import { readStatusAlias } from './read-status-alias';

const MESSAGE_SAMPLE: ItemShape<Message> = { id: 0, application: 0, body: '', created_at: '' };
const THREAD_SAMPLE: ItemShape<MessageThread> = {
  application: 0,
  job: { id: 0, title: '' },
  other: { id: 0, name: '' },
  last_message: MESSAGE_SAMPLE,
  unread_count: 0,
};

/** The caller's threads, sorted by newest message first. */
export async function listThreads(
  http: Http,
  query?: PageQuery,
  options?: CallOptions,
): Promise<Listing<MessageThread>> {
  const page = await listItems(http, 'messages/', THREAD_SAMPLE, { ...options, query });
  return { ...page, items: page.items.map(readStatusAlias) };
}

/** A thread with unread messages, without their texts. */
export interface UnreadThread {
  readonly application: number;
  /** The other party. */
  readonly name: string;
  readonly job: string;
  /** Time of its newest message. */
  readonly sentAt: string;
}

/** The threads with unread messages among the caller's newest 20, the newest first. */
export async function listUnreadThreads(http: Http, options?: CallOptions): Promise<UnreadThread[]> {
  const { items } = await listThreads(http, { page_size: 20 }, options);
  return items
    .filter(({ unread_count: count }) => count > 0)
    .map(({ application, other, job, last_message: last }) => ({
      application,
      name: other.name,
      job: job.title,
      sentAt: last.created_at,
    }));
}

/** The messages of an application's thread, newest first; empty when the thread is not the caller's. */
export const listMessages = (
  http: Http,
  application: number,
  query?: PageQuery,
  options?: CallOptions,
): Promise<Listing<Message>> =>
  listItems(http, 'messages/', MESSAGE_SAMPLE, { ...options, query: { ...query, application } });

/** Number of unread messages of the caller over all threads. */
export async function countUnreadMessages(http: Http, options?: CallOptions): Promise<number> {
  const { unread_count: count } = await http.get<UnreadCount>('messages/unread-count/', options);
  return count;
}

/** Sends a message to the other party of an application; 409 when a candidate would write the first one. */
export const sendMessage = (http: Http, message: MessageBody): Promise<Message> =>
  http.post('messages/', message);

/** Marks a message and all earlier ones in its thread as read. */
export const readMessage = (http: Http, id: number): Promise<Message> =>
  http.patch(`messages/${id}/`, { read: true });
