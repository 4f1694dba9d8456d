import type {
  AccountNotice,
  NoticeChoice,
  NoticeSettings,
  NoticesPage,
  NoticesQuery,
  UnreadCount,
} from '../contract/index';
import type { CallOptions, Http } from './http';

/** A page of the caller's notices, newest first; `next` of the reply is the `before` of the next page. */
export const listNotices = (http: Http, query?: NoticesQuery, options?: CallOptions): Promise<NoticesPage> =>
  http.get('notices/', { ...options, query });

/** Number of unread notices of the caller. */
export async function countUnreadNotices(http: Http, options?: CallOptions): Promise<number> {
  const { unread_count: count } = await http.get<UnreadCount>('notices/unread-count/', options);
  return count;
}

export const readNotice = (http: Http, id: number): Promise<AccountNotice> =>
  http.patch(`notices/${id}/`, { read: true });

/** Marks all notices up to this one as read. */
export const readAllNotices = (http: Http, upTo: number): Promise<UnreadCount> =>
  http.post('notices/read-all/', { up_to: upTo });

/** The caller's channels of every kind of notice. */
export const getNoticeSettings = (http: Http, options?: CallOptions): Promise<NoticeSettings> =>
  http.get('notices/settings/', options);

/** Changes the channels of the given kinds. */
export const saveNoticeSettings = (http: Http, choices: readonly NoticeChoice[]): Promise<NoticeSettings> =>
  http.put('notices/settings/', { choices });

/** Ends the mails of a kind of notice by the token of a mailed link; idempotent; 400 for an unknown token. */
export const unsubscribeFromNotices = (http: Http, token: string): Promise<void> =>
  http.post('notices/unsubscribe/', { token });
