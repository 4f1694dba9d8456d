import { Type, type Static } from 'typebox';
import { Nullable } from '../common';
import { Access } from './registry';
import { ReleaseName } from './releases';

export const TeamToken = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The remote that the token is valid for; `*` for all. */
  remote: Type.String(),
  created_at: Type.String(),
  expires_at: Nullable(Type.String()),
  last_used_at: Nullable(Type.String()),
  revoked_at: Nullable(Type.String()),
  /** A pipeline publishes and stages; it never promotes. */
  is_pipeline: Type.Optional(Type.Boolean()),
  /** The approver whose token it is. */
  person: Type.Optional(Nullable(Type.String())),
});
export type TeamToken = Static<typeof TeamToken>;

export const TeamTokenBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    remote: Type.Union([ReleaseName, Type.Literal('*')]),
    /** Days until it expires; omitted: never. */
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    /** Paths granted to the remote together with the token, with access `public`; see `PathGrantBody`. */
    paths: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 20 })),
    is_pipeline: Type.Optional(Type.Boolean()),
    /** Name of the approver whose token it is, who then cannot approve what it publishes. */
    person: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  },
  { additionalProperties: false },
);
export type TeamTokenBody = Static<typeof TeamTokenBody>;

/** The only reply that contains the token itself. */
export const NewTeamToken = Type.Object({ ...TeamToken.properties, token: Type.String() });
export type NewTeamToken = Static<typeof NewTeamToken>;

const RemoteName = Type.String({ pattern: '^mf-[a-z]+(-[a-z]+)*$', maxLength: 40 });

/** Allows a remote to claim a path and everything below it; `/` is the home page alone. */
export const PathGrantBody = Type.Object(
  {
    remote: RemoteName,
    /** Fixed segments, with parameters between them where need be: `/hello`, `/job/:id/apply`. */
    path: Type.String({ maxLength: 200 }),
    /** Pages of this access may be claimed; the default `public` covers every access. */
    access: Type.Optional(Access),
    /**
     * The remote that keeps the rest of the same prefix: of two nested grants the longer one owns the path.
     */
    beside: Type.Optional(RemoteName),
  },
  { additionalProperties: false },
);
export type PathGrantBody = Static<typeof PathGrantBody>;

/** A path that a remote may claim. */
export const PathGrantReply = Type.Object({
  id: Type.Integer(),
  remote: Type.String(),
  path: Type.String(),
  access: Access,
  granted_by: Type.String(),
  granted_at: Type.String(),
});
export type PathGrantReply = Static<typeof PathGrantReply>;

/** Body of the sign-in to `/platform`. */
export const TeamSessionBody = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);
export type TeamSessionBody = Static<typeof TeamSessionBody>;

/** Name of the team token, and the remote that it is valid for; `*` for all. */
export const TeamSession = Type.Object({ name: Type.String(), remote: Type.String() });
export type TeamSession = Static<typeof TeamSession>;
