import { Type, type Static } from 'typebox';
import { Id, Nullable, Timestamp } from './common';

/** An export of everything about a person; `file` is its address while it is ready. */
export const DataExport = Type.Object({
  id: Id,
  state: Type.Union([
    Type.Literal('running'),
    Type.Literal('ready'),
    Type.Literal('expired'),
    Type.Literal('failed'),
  ]),
  requested_at: Timestamp,
  expires_at: Nullable(Timestamp),
  /** In bytes. */
  size: Nullable(Type.Integer()),
  file: Nullable(Type.String()),
});
export type DataExport = Static<typeof DataExport>;

/** The account's exports, newest first, and when it is deleted at its person's request. */
export const AccountData = Type.Object({
  deletion_at: Nullable(Timestamp),
  deletion_days: Type.Integer(),
  export_days: Type.Integer(),
  exports: Type.Array(DataExport),
});
export type AccountData = Static<typeof AccountData>;

export const DeletionBody = Type.Object({ password: Type.String({ minLength: 1, maxLength: 1000 }) });
export type DeletionBody = Static<typeof DeletionBody>;

/** Who opened an application, what of it, and on which day. */
export const ApplicationAccess = Type.Object({
  /** The name of the company, or that of this site for its operators. */
  by: Type.String(),
  kind: Type.Union([
    Type.Literal('application'),
    Type.Literal('resume'),
    Type.Literal('document'),
    Type.Literal('profile'),
    Type.Literal('message'),
  ]),
  /** `YYYY-MM-DD`. */
  day: Type.String(),
});
export type ApplicationAccess = Static<typeof ApplicationAccess>;

/** How long personal data are kept, in days. */
export const Retention = Type.Object({
  deletion_days: Type.Integer(),
  export_days: Type.Integer(),
  application_days: Type.Integer(),
  account_days: Type.Integer(),
  warning_days: Type.Integer(),
});
export type Retention = Static<typeof Retention>;
