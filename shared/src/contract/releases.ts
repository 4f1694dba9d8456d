import { Type, type Static } from 'typebox';
import { Nullable } from './common';
import { Access, RouteAccess, FragmentAccess } from './registry';

/** A unit that is released separately: the shell or a remote. */
export const ReleaseName = Type.String({ pattern: '^(shell|mf-[a-z]+(-[a-z]+)*)$', maxLength: 40 });
/** A package version with the hash of its build inputs: `1.4.2-0a1b2c3d4e`. */
export const ReleaseVersion = Type.String({
  pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$',
  maxLength: 64,
});

export const Channel = Type.Union([Type.Literal('production'), Type.Literal('staging')]);
export type Channel = Static<typeof Channel>;

/** A published build; immutable. */
export const Release = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  /** Total size of all files in bytes, uncompressed. */
  size: Type.Integer(),
  file_count: Type.Integer(),
  routes: Type.Array(RouteAccess),
  fragments: Type.Array(FragmentAccess),
  published_by: Type.String(),
  published_at: Type.String(),
});
export type Release = Static<typeof Release>;

export const MoveAction = Type.Union([
  Type.Literal('promote'),
  Type.Literal('rollback'),
  /** Takes the remote offline; its pages no longer exist. */
  Type.Literal('kill'),
  /** Restores the release that was live before the kill. */
  Type.Literal('revive'),
  /** Serves another release to a share of the visitors; the same action increases the share. */
  Type.Literal('canary'),
  /** Ends the rollout; all visitors get the stable release again. */
  Type.Literal('halt'),
]);
export type MoveAction = Static<typeof MoveAction>;

/** Result of the page's smoke run, as received by the client that requests the move. */
export const Smoke = Type.Object({
  verdict: Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('unknown')]),
  why: Type.String({ maxLength: 1000 }),
});
export type Smoke = Static<typeof Smoke>;

export const MoveBody = Type.Object(
  {
    remote: ReleaseName,
    channel: Channel,
    action: MoveAction,
    /** Promote and canary: the release. Rollback: the release; defaults to the last good one. */
    version: Type.Optional(ReleaseVersion),
    /** Canary: per cent of the visitors, with at most two decimals. */
    share: Type.Optional(Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 })),
    /** Canary: percentage points by which the candidate's error rate may exceed the stable release's. */
    margin: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
    /** Canary: page views of the candidate required before its error rate is evaluated. */
    minimum_views: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
    /** Revision on which the decision is based; 409 if there is a newer one. */
    expected_revision: Type.Optional(Type.Integer({ minimum: 0 })),
    smoke: Type.Optional(Smoke),
  },
  { additionalProperties: false },
);
export type MoveBody = Static<typeof MoveBody>;

/** A pointer's move, with the resulting state of the pointer. */
export const Move = Type.Object({
  revision: Type.Integer(),
  /** The release train of this move: the revision of the train's first move. */
  train: Nullable(Type.Integer()),
  remote: Type.String(),
  channel: Channel,
  action: MoveAction,
  version: Nullable(Type.String()),
  candidate: Nullable(Type.String()),
  share: Type.Number(),
  actor: Type.String(),
  reason: Type.String(),
  at: Type.String(),
});
export type Move = Static<typeof Move>;

export const GateCheck = Type.Union([
  Type.Literal('contract'),
  Type.Literal('shared'),
  Type.Literal('routes'),
  Type.Literal('operations'),
  Type.Literal('files'),
  Type.Literal('size'),
  Type.Literal('styles'),
  Type.Literal('smoke'),
]);
export type GateCheck = Static<typeof GateCheck>;

export const Verdict = Type.Object({
  check: GateCheck,
  verdict: Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('unknown')]),
  /** One sentence; for a "no" it names the cause. */
  why: Type.String(),
});
export type Verdict = Static<typeof Verdict>;

export const GateBody = Type.Object(
  {
    remote: ReleaseName,
    version: ReleaseVersion,
    channel: Channel,
    /** The other releases of a train, which would go live at the same time. */
    together: Type.Optional(
      Type.Array(
        Type.Object({ remote: ReleaseName, version: ReleaseVersion }, { additionalProperties: false }),
        { maxItems: 50 },
      ),
    ),
  },
  { additionalProperties: false },
);
export type GateBody = Static<typeof GateBody>;

export const GateReply = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  channel: Channel,
  can_deploy: Type.Boolean(),
  verdicts: Type.Array(Verdict),
});
export type GateReply = Static<typeof GateReply>;

/** Views and failures of one release while it was served by a channel. */
export const Health = Type.Object({
  views: Type.Integer(),
  failures: Type.Integer(),
});
export type Health = Static<typeof Health>;

export const Rollout = Type.Object({
  version: Type.String(),
  share: Type.Number(),
  margin: Type.Number(),
  minimum_views: Type.Integer(),
  since: Type.String(),
  candidate: Health,
  stable: Health,
});
export type Rollout = Static<typeof Rollout>;

export const LiveRemote = Type.Object({
  remote: Type.String(),
  channel: Channel,
  /** Null when it was killed. */
  version: Nullable(Type.String()),
  since: Type.String(),
  actor: Type.String(),
  reason: Type.String(),
  revision: Type.Integer(),
  /** The release train that brought this version live and can be rolled back; null when there is none. */
  train: Nullable(Type.Integer()),
  rollout: Nullable(Rollout),
  /** Over the last 24 hours. */
  health: Health,
  /** Current gate verdicts on the live release. */
  verdicts: Type.Array(Verdict),
});
export type LiveRemote = Static<typeof LiveRemote>;

export const StatusReply = Type.Object({
  revisions: Type.Object({ production: Type.Integer(), staging: Type.Integer() }),
  live: Type.Array(LiveRemote),
});
export type StatusReply = Static<typeof StatusReply>;

export const TeamToken = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  /** The remote that the token is valid for; `*` for all. */
  remote: Type.String(),
  created_at: Type.String(),
  expires_at: Nullable(Type.String()),
  last_used_at: Nullable(Type.String()),
  revoked_at: Nullable(Type.String()),
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

export const AuditEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  actor: Type.String(),
  action: Type.String(),
  remote: Nullable(Type.String()),
  version: Nullable(Type.String()),
  channel: Nullable(Channel),
  outcome: Type.Union([Type.Literal('done'), Type.Literal('refused')]),
  detail: Type.String(),
});
export type AuditEntry = Static<typeof AuditEntry>;

/** A failure reported by a page. */
export const PageFailure = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  remote: Type.String(),
  version: Type.String(),
  channel: Channel,
  /** Revision of this visitor's page; see `Registry.revision`. */
  revision: Type.String(),
  /** `load`, `chunk`, `render`, `script`, `tamper`, `frozen`, `policy`. */
  kind: Type.String(),
  path: Type.String(),
  message: Type.String(),
});
export type PageFailure = Static<typeof PageFailure>;

/** Registration of a remote that `npm run dev` serves from a developer's machine. */
export const PreviewBody = Type.Object(
  {
    remote: Type.String({ pattern: '^mf-[a-z]+(-[a-z]+)*$', maxLength: 40 }),
    origin: Type.String({ pattern: '^http://(localhost|127\\.0\\.0\\.1):[0-9]{2,5}$' }),
    /** As in `release.json` of the development bundle. */
    container: Type.String({ maxLength: 80 }),
    /** The lowest contract that it supports. */
    contract: Type.Integer(),
    /** Path of the entry on `origin`. */
    entry: Type.String({ pattern: '^/[^\\s]*$', maxLength: 200 }),
    routes: Type.Array(RouteAccess, { maxItems: 200 }),
    fragments: Type.Array(Type.Object({ name: Type.String(), access: Access }), { maxItems: 50 }),
  },
  { additionalProperties: false },
);
export type PreviewBody = Static<typeof PreviewBody>;

export const Preview = Type.Object({
  id: Type.String(),
  remote: Type.String(),
  expires_at: Type.String(),
  /** Link that opens the shell with this preview in any browser. */
  link: Type.String(),
});
export type Preview = Static<typeof Preview>;

/**
 * A `view` is reported once for every navigation to a page of the remote, when it begins and regardless of
 * its result, and once for the shell itself; all other kinds are failures. Failures are counted against
 * views: at most one for each. `tamper`: the release changed objects that all releases share; `frozen`: the
 * page stopped responding, reported by the next page.
 */
const ReportItem = Type.Object(
  {
    kind: Type.Enum(['view', 'load', 'chunk', 'render', 'script', 'tamper', 'frozen']),
    remote: ReleaseName,
    version: Type.String({ maxLength: 64 }),
    /** The pattern of the route; for a concrete path the server stores only the matching pattern. */
    path: Type.String({ maxLength: 200 }),
    message: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type ReportItem = Static<typeof ReportItem>;

/** Views and failures reported by an open page. */
export const ReportBody = Type.Object(
  {
    /** The ticket that the page received. */
    ticket: Type.String({ maxLength: 2000 }),
    items: Type.Array(ReportItem, { minItems: 1, maxItems: 50 }),
  },
  { additionalProperties: false },
);
export type ReportBody = Static<typeof ReportBody>;
