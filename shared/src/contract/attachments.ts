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

/** The texts of the form that holds a `file` for an application; without a `name` it keeps the file's. */
export const ApplicationDocumentForm = Type.Object({
  application: Id,
  name: Type.Optional(RequiredText(200)),
});
export type ApplicationDocumentForm = Static<typeof ApplicationDocumentForm>;

/** The same as JSON, with the id of a library document, which is copied when it is small enough: 5 MB at most. */
export const ApplicationDocumentBody = Type.Object({
  ...ApplicationDocumentForm.properties,
  attachment: Id,
});
export type ApplicationDocumentBody = Static<typeof ApplicationDocumentBody>;
