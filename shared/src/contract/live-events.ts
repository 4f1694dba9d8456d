import { Type, type Static } from 'typebox';
import { Id } from './common';

const unread = Type.Integer({ minimum: 0 });

/** `message`: somebody has written about an application, the account itself included. `unread` is the account's count. */
export const LiveMessage = Type.Object({ application: Id, id: Id, unread });
export type LiveMessage = Static<typeof LiveMessage>;

/** `unread`: the account's count of unread messages, first of all and whenever something was read. */
export const LiveUnread = Type.Object({ unread });
export type LiveUnread = Static<typeof LiveUnread>;
