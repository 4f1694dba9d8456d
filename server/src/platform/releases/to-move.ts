import type { Move } from '@metier/sdk/contract';
import type { NamedMove } from './moves.repository';

export const toMove = ({ move, version, candidate }: NamedMove): Move => ({
  revision: move.id,
  train: move.train,
  remote: move.remote,
  channel: move.channel,
  action: move.action,
  version,
  candidate,
  share: move.share / 100,
  actor: move.actor,
  reason: move.reason,
  at: move.createdAt.toISOString(),
});
