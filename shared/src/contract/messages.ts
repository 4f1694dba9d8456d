import { Type, type Static } from 'typebox';
import { ApplicationStatus } from './applications';
import { Id, Nullable, OptionalText, PageQuery, RequiredText, Timestamp } from './common';

/** A message about an application. `is_mine`: written by the caller; `read`: read by its recipient. */
export const Message = Type.Object({
  id: Id,
  application: Id,
  is_mine: Type.Boolean(),
  subject: Type.String(),
  body: Type.String(),
  read: Type.Boolean(),
  created_at: Timestamp,
});
export type Message = Static<typeof Message>;

/** The messages of one application. `other` is the other party: a candidate's profile or a company's. */
export const MessageThread = Type.Object({
  application: Id,
  status: ApplicationStatus,
  job: Type.Object({ id: Id, title: Type.String() }),
  other: Type.Object({ id: Id, name: Type.String(), picture: Nullable(Type.String()) }),
  last_message: Message,
  unread_count: Type.Integer({ minimum: 0 }),
});
export type MessageThread = Static<typeof MessageThread>;

/**
 * A message to the other party of an application. `recipient` is optional because the application determines
 * it; if given, it has to be their profile id, user id or e-mail. `subject` defaults to the thread's.
 */
export const MessageBody = Type.Object({
  application: Id,
  recipient: Type.Optional(Type.Union([Id, Type.String({ format: 'email', maxLength: 254 })])),
  subject: OptionalText(200),
  body: RequiredText(10_000),
  send_copy: Type.Optional(Type.Boolean()),
});
export type MessageBody = Static<typeof MessageBody>;

/** A message cannot be marked as unread again. */
export const MessagePatch = Type.Object({ read: Type.Literal(true) });
export type MessagePatch = Static<typeof MessagePatch>;

/** Lists threads; with `application`, the messages of that thread. */
export const MessagesQuery = Type.Object({ ...PageQuery.properties, application: Type.Optional(Id) });
export type MessagesQuery = Static<typeof MessagesQuery>;

export const UnreadCount = Type.Object({ unread_count: Type.Integer({ minimum: 0 }) });
export type UnreadCount = Static<typeof UnreadCount>;
