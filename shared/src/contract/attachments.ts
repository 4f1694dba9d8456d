import { Type, type Static } from 'typebox';
import { Id, RequiredText, Timestamp } from './common';

/** A document of a candidate's library. `file` is the address of its content, `size` is in bytes. */
export const Attachment = Type.Object({
  id: Id,
  user: Id,
  name: Type.String(),
  file: Type.String(),
  size: Type.Integer({ minimum: 0 }),
  uploaded_at: Timestamp,
});
export type Attachment = Static<typeof Attachment>;

/** The texts of the form that holds the `file`; `user` is oneself, left out or not. */
export const AttachmentForm = Type.Object({ user: Type.Optional(Id) });
export type AttachmentForm = Static<typeof AttachmentForm>;

/**
 * A document for an application: a form with a `file`, or the id of a library document, which is copied. Without a
 * `name` it keeps the file's.
 */
export const ApplicationDocumentBody = Type.Object({
  application: Id,
  attachment: Type.Optional(Id),
  name: Type.Optional(RequiredText(200)),
});
export type ApplicationDocumentBody = Static<typeof ApplicationDocumentBody>;
