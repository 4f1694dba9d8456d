import { Type, type Static } from 'typebox';
import { MAIL_RHYTHMS, NOTICE_KINDS, valuesOf } from '../rules/index';
import { Id, Nullable, OneOf, Timestamp } from './common';

const NoticeKindName = OneOf(valuesOf(NOTICE_KINDS));

/** A notice to the caller: a sentence, and the path of the page that shows it. */
export const AccountNotice = Type.Object({
  id: Id,
  kind: NoticeKindName,
  text: Type.String(),
  path: Type.String(),
  read: Type.Boolean(),
  created_at: Timestamp,
});
export type AccountNotice = Static<typeof AccountNotice>;

/** The notices before this one, newest first. */
export const NoticesQuery = Type.Object({
  before: Type.Optional(Id),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});
export type NoticesQuery = Static<typeof NoticesQuery>;

/** A page of notices. `next` is the `before` of the next page; null on the last one. */
export const NoticesPage = Type.Object({ items: Type.Array(AccountNotice), next: Nullable(Id) });
export type NoticesPage = Static<typeof NoticesPage>;

/** A notice cannot be marked as unread again. */
export const NoticePatch = Type.Object({ read: Type.Literal(true) });
export type NoticePatch = Static<typeof NoticePatch>;

/** Marks all notices up to this one as read, so that none is that has arrived since. */
export const ReadNoticesBody = Type.Object({ up_to: Id });
export type ReadNoticesBody = Static<typeof ReadNoticesBody>;

/** The channels of one kind of notice: the page and the bell, and mails. */
export const NoticeChoice = Type.Object({
  kind: NoticeKindName,
  page: Type.Boolean(),
  mail: OneOf(MAIL_RHYTHMS),
});
export type NoticeChoice = Static<typeof NoticeChoice>;

/** The caller's channels of all kinds, and the address that notices are mailed to once it is confirmed. */
export const NoticeSettings = Type.Object({
  email: Type.String(),
  is_confirmed: Type.Boolean(),
  choices: Type.Array(NoticeChoice),
});
export type NoticeSettings = Static<typeof NoticeSettings>;

/** Choices to change; kinds that are not named stay as they are. */
export const NoticeSettingsBody = Type.Object({
  choices: Type.Array(NoticeChoice, { minItems: 1, maxItems: 20 }),
});
export type NoticeSettingsBody = Static<typeof NoticeSettingsBody>;

/** The token of the unsubscribe link in a mail. */
export const UnsubscribeBody = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) });
export type UnsubscribeBody = Static<typeof UnsubscribeBody>;
