import { Type, type Static } from 'typebox';
import { Channel, Move, ReleaseName, ReleaseVersion, Smoke } from './releases';

const MOST_RELEASES = 50;
const reason = Type.String({ minLength: 1, maxLength: 500 });
/** Revision on which the decision is based; 409 if there is a newer one. */
const expected_revision = Type.Optional(Type.Integer({ minimum: 0 }));

/** Releases that pass the gate and are promoted together: all or none. */
export const TrainBody = Type.Object(
  {
    channel: Channel,
    releases: Type.Array(
      Type.Object(
        { remote: ReleaseName, version: ReleaseVersion, smoke: Type.Optional(Smoke) },
        { additionalProperties: false },
      ),
      { minItems: 2, maxItems: MOST_RELEASES },
    ),
    reason,
    expected_revision,
  },
  { additionalProperties: false },
);
export type TrainBody = Static<typeof TrainBody>;

/** Returns each remote of the train to its previous release. */
export const TrainRollbackBody = Type.Object({ reason, expected_revision }, { additionalProperties: false });
export type TrainRollbackBody = Static<typeof TrainRollbackBody>;

/** A completed train: a promotion, or the rollback of one. */
export const Train = Type.Object({
  /** The revision of its first move. */
  id: Type.Integer(),
  channel: Channel,
  moves: Type.Array(Move),
});
export type Train = Static<typeof Train>;
