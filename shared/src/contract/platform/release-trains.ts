import { Type, type Static } from 'typebox';
import { Channel, Move, ReleaseName, ReleaseVersion, rolloutLimits, RolloutShare, Smoke } from './releases';

const MAX_RELEASES = 50;
const Members = Type.Array(
  Type.Object(
    { remote: ReleaseName, version: ReleaseVersion, smoke: Type.Optional(Smoke) },
    { additionalProperties: false },
  ),
  { minItems: 2, maxItems: MAX_RELEASES },
);
const reason = Type.String({ minLength: 1, maxLength: 500 });
/** Revision on which the decision is based; 409 if there is a newer one. */
const expected_revision = Type.Optional(Type.Integer({ minimum: 0 }));

/** Releases that pass the gate and are promoted together: all or none. */
export const TrainBody = Type.Object(
  {
    channel: Channel,
    releases: Members,
    reason,
    expected_revision,
  },
  { additionalProperties: false },
);
export type TrainBody = Static<typeof TrainBody>;

/**
 * Releases that a share of the visitors gets together: all of them or none. The same set again with another
 * share changes its rollout.
 */
export const SetRolloutBody = Type.Object(
  { ...TrainBody.properties, share: RolloutShare, ...rolloutLimits },
  { additionalProperties: false },
);
export type SetRolloutBody = Static<typeof SetRolloutBody>;

/** Returns each remote of the train to its previous release. */
export const TrainRollbackBody = Type.Object({ reason, expected_revision }, { additionalProperties: false });
export type TrainRollbackBody = Static<typeof TrainRollbackBody>;

/** Moves of one transaction: a promotion of several releases, its rollback, or the rollout of a set. */
export const Train = Type.Object({
  /** The revision of its first move. */
  id: Type.Integer(),
  channel: Channel,
  moves: Type.Array(Move),
});
export type Train = Static<typeof Train>;
