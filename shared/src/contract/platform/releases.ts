import { Type, type Static } from 'typebox';
import { CHANNELS } from '../../rules/index';
import { Nullable, OneOf } from '../common';
import { RouteAccess, FragmentAccess } from './registry';

/** A unit that is released separately: the shell or a remote. */
export const ReleaseName = Type.String({ pattern: '^(shell|mf-[a-z]+(-[a-z]+)*)$', maxLength: 40 });
/** A package version with the hash of its build inputs: `1.4.2-0a1b2c3d4e`. */
export const ReleaseVersion = Type.String({
  pattern: '^[0-9]+\\.[0-9]+\\.[0-9]+(-[0-9A-Za-z.-]+)?$',
  maxLength: 64,
});

export const Channel = OneOf(CHANNELS);
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

/** Per cent of the visitors, with at most two decimals. */
export const RolloutShare = Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01 });

/** When a rollout halts automatically. */
export const rolloutLimits = {
  /** Percentage points by which the candidate's error rate may exceed the stable release's. */
  margin: Type.Optional(Type.Number({ minimum: 0, maximum: 100 })),
  /** Page views of the candidate required before its error rate is evaluated. */
  minimum_views: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
};

export const MoveBody = Type.Object(
  {
    remote: ReleaseName,
    channel: Channel,
    action: MoveAction,
    /** Promote and canary: the release. Rollback: the release; defaults to the last good one. */
    version: Type.Optional(ReleaseVersion),
    /** Canary only, like the limits. */
    share: Type.Optional(RolloutShare),
    ...rolloutLimits,
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
