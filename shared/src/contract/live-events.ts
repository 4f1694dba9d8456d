import { Type, type Static } from 'typebox';
import { Id } from './common';

const unread = Type.Integer({ minimum: 0 });

/**
 * `message`: a message about an application was sent, by the other party or by the account itself. `unread`
 * is the account's count.
 */
export const LiveMessage = Type.Object({ application: Id, id: Id, unread });
export type LiveMessage = Static<typeof LiveMessage>;

/** `unread`: the account's count of unread messages; sent first on connect and after every read. */
export const LiveUnread = Type.Object({ unread });
export type LiveUnread = Static<typeof LiveUnread>;

/** `notices`: the account's count of unread notices; sent on connect, with every new one and after reading. */
export const LiveNotices = Type.Object({ unread });
export type LiveNotices = Static<typeof LiveNotices>;
