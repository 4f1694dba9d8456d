import { Type, type Static } from 'typebox';
import { Nullable } from '../common';
import { UsedOperation } from './release-description';
import { Channel } from './releases';

const kept = {
  remote: Type.String(),
  version: Type.String(),
  /** Channels in which it is stable or in rollout by their own moves; none if it was live before. */
  live: Type.Array(Channel),
};

/** A release that is live, or that a rollback or a replay can bring back, with the operations it calls. */
export const ReleaseUse = Type.Object({ ...kept, operations: Type.Array(UsedOperation) });
export type ReleaseUse = Static<typeof ReleaseUse>;

/** A release that breaks, and what it misses. */
export const Dependent = Type.Object({ ...kept, why: Type.Array(Type.String()) });
export type Dependent = Static<typeof Dependent>;

/** What would be missing without an operation or a release. */
export const Absence = Type.Object({
  dependents: Type.Array(Dependent),
  /** Fragments that no other release offers; a release does not say which ones it shows. */
  fragments: Type.Array(Type.String()),
});
export type Absence = Static<typeof Absence>;

/** A release that is live, or can be again, with its copies of a package. */
export const PackageUse = Type.Object({
  ...kept,
  /** Those of `live` in which it is in rollout. */
  canary: Type.Array(Channel),
  packages: Type.Array(Type.Object({ name: Type.String(), version: Type.String() })),
});
export type PackageUse = Static<typeof PackageUse>;

export const UsageReply = Type.Object({
  releases: Type.Array(ReleaseUse),
  /** Null unless the request names what goes. */
  without: Nullable(Absence),
});
export type UsageReply = Static<typeof UsageReply>;
