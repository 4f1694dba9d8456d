import { Type, type Static } from 'typebox';
import { PasskeyOptions, PasskeyResponse } from '../accounts';
import { Nullable, OneOf } from '../common';
import { ReleaseName, ReleaseVersion } from './releases';

/** What a person approves: a release for production, a token or a path of a team. */
export const ApprovalAct = OneOf(['release', 'token', 'path']);
export type ApprovalAct = Static<typeof ApprovalAct>;

/** A package in a release that the live release has in another version (`before`), or not at all. */
export const NewPackage = Type.Object({
  name: Type.String(),
  version: Type.String(),
  before: Nullable(Type.String()),
  /** An expression of SPDX, or `UNKNOWN`. */
  license: Type.Optional(Type.String()),
  /** Whether the licence asks for no more than the authors’ names. */
  is_permissive: Type.Optional(Type.Boolean()),
  /** As the publisher's registry says; null if it does not. */
  published_at: Type.Optional(Nullable(Type.String())),
  /** Published less than four days before the request. */
  is_young: Type.Optional(Type.Boolean()),
});
export type NewPackage = Static<typeof NewPackage>;

/** What a release has that the live one has not. */
export const ReleaseNews = Type.Object({
  /** Operations of the API, `POST /api/jobs/`. */
  operations: Type.Array(Type.String()),
  /** Paths and fragments with their access. */
  paths: Type.Array(Type.String()),
  /** Other hosts whose addresses its scripts contain. */
  hosts: Type.Array(Type.String()),
  /** Kinds of storage in the browser, with the key where it is constant. */
  storage: Type.Array(Type.String()),
  packages: Type.Array(NewPackage),
  /** Bytes of all files, uncompressed; `before` is null without a live release. */
  size: Type.Object({ before: Nullable(Type.Integer()), after: Type.Integer() }),
});
export type ReleaseNews = Static<typeof ReleaseNews>;

/** A request for a person's approval. It is open until it is signed, and ends unused at `ends_at`. */
export const Approval = Type.Object({
  id: Type.Integer(),
  act: ApprovalAct,
  state: OneOf(['open', 'signed', 'used', 'ended']),
  /** In one line: `mf-seeker 1.4.2-0a1b2c3d4e`, `a token "pipeline" for mf-seeker`. */
  title: Type.String(),
  /** The release; null for anything else. */
  release: Nullable(Type.Object({ remote: Type.String(), version: Type.String() })),
  /** The version that is live at the time of the request; null when there is none. */
  since: Nullable(Type.String()),
  news: Nullable(ReleaseNews),
  reason: Type.String(),
  asked_by: Type.String(),
  asked_at: Type.String(),
  ends_at: Type.String(),
  /** Names of those who may sign it. */
  approvers: Type.Array(Type.String()),
  signed_by: Nullable(Type.String()),
  signed_at: Nullable(Type.String()),
});
export type Approval = Static<typeof Approval>;

/** With what the browser needs to sign it; null unless it is open. */
export const ApprovalToSign = Type.Object({ ...Approval.properties, options: Nullable(PasskeyOptions) });
export type ApprovalToSign = Static<typeof ApprovalToSign>;

export const ApprovalSignature = Type.Object({ response: PasskeyResponse }, { additionalProperties: false });
export type ApprovalSignature = Static<typeof ApprovalSignature>;

/** A person who may approve releases of a remote; `*` for all, and for tokens and paths. */
export const Approver = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  remote: Type.String(),
  /** Null until the person has made a passkey. */
  joined_at: Nullable(Type.String()),
});
export type Approver = Static<typeof Approver>;

const InvitationCode = Type.String({ minLength: 1, maxLength: 100 });

/** The code of an invitation, which is used once. */
export const InvitationBody = Type.Object({ code: InvitationCode }, { additionalProperties: false });
export type InvitationBody = Static<typeof InvitationBody>;

export const Invitation = Type.Object({
  name: Type.String(),
  remote: Type.String(),
  options: PasskeyOptions,
});
export type Invitation = Static<typeof Invitation>;

export const JoiningBody = Type.Object(
  { code: InvitationCode, response: PasskeyResponse },
  { additionalProperties: false },
);
export type JoiningBody = Static<typeof JoiningBody>;

/** Says that the same release was built again, from its sources, elsewhere. */
export const RebuildBody = Type.Object(
  {
    remote: ReleaseName,
    version: ReleaseVersion,
    /** Hashes of its files by path, as in its `release.json`. */
    files: Type.Record(Type.String(), Type.String()),
  },
  { additionalProperties: false },
);
export type RebuildBody = Static<typeof RebuildBody>;

/** Who let the live release through: a person, the installation, or an operator at the server in an emergency. */
export const LiveApproval = Type.Object({
  kind: OneOf(['signed', 'installed', 'adopted', 'emergency']),
  by: Type.String(),
  at: Type.String(),
});
export type LiveApproval = Static<typeof LiveApproval>;
