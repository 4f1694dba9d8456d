import { Type, type Static } from 'typebox';
import { Nullable } from '../common';
import { Verdict } from './deploy-gate';
import { Override } from './registry';
import { LiveApproval } from './release-approvals';
import { Channel } from './releases';

/** Views and failures of one release while it was served by a channel. */
export const Health = Type.Object({
  views: Type.Integer(),
  failures: Type.Integer(),
});
export type Health = Static<typeof Health>;

export const Rollout = Type.Object({
  version: Type.String(),
  /** All releases of the set that is rolled out together, this one included. */
  members: Type.Array(Override),
  share: Type.Number(),
  margin: Type.Number(),
  minimum_views: Type.Integer(),
  since: Type.String(),
  /** Views and failures of all members, and of the releases they may replace. */
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
  /** Null where releases need no approval. */
  approval: Type.Optional(Nullable(LiveApproval)),
  /** Why the server renders none of its pages any more: it has to be released again. Null while nothing is known. */
  not_rendered: Type.Optional(Nullable(Type.String())),
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
