import { Type, type Static } from 'typebox';
import { Id, RequiredText, Timestamp } from './common';

/** A document of a candidate's library. `file` is the URL of its content, `size` is in bytes. */
export const Attachment = Type.Object({
  id: Id,
  user: Id,
  name: Type.String(),
  file: Type.String(),
  size: Type.Integer({ minimum: 0 }),
  uploaded_at: Timestamp,
});
export type Attachment = Static<typeof Attachment>;

/** Text fields of the form that holds the `file`; `user` defaults to the caller and has to be the caller. */
export const AttachmentForm = Type.Object({ user: Type.Optional(Id) });
export type AttachmentForm = Static<typeof AttachmentForm>;

/** Text fields of the form that holds a `file` for an application; `name` defaults to the file's name. */
export const ApplicationDocumentForm = Type.Object({
  application: Id,
  name: Type.Optional(RequiredText(200)),
});
export type ApplicationDocumentForm = Static<typeof ApplicationDocumentForm>;

/** The JSON variant, with the id of a library document to copy; at most 5 MB. */
export const ApplicationDocumentBody = Type.Object({
  ...ApplicationDocumentForm.properties,
  attachment: Id,
});
export type ApplicationDocumentBody = Static<typeof ApplicationDocumentBody>;
