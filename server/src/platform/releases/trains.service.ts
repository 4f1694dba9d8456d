import type { Train, TrainBody, TrainRollbackBody } from '@metier/shared/contract';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { moveReleases, type Mover, type MoveRequest } from './move-releases';
import { planMove } from './plan-move';
import { planTrainRollback, requirePromotedTrain } from './plan-train';
import { releasesTexts as texts } from './releases.texts';

/**
 * Promotes several releases as one: the gate checks each with the others, and all of them go live or none.
 */
export function promoteTrain(parts: Dependencies, mover: Mover, body: TrainBody): Promise<Train> {
  const { channel, reason, releases, expected_revision: expectedRevision } = body;
  const remotes = releases.map(({ remote }) => remote);
  const twice = remotes.find((remote, at) => remotes.indexOf(remote) !== at);
  if (twice !== undefined) throw refuse.field('releases', texts.trainTwice(twice));
  return makeTrain(parts, mover, {
    action: 'promote',
    channel,
    reason,
    expectedRevision,
    remotes,
    versions: Object.fromEntries(releases.map(({ remote, version }) => [remote, version])),
    plan: (known) =>
      releases.map((release) =>
        planMove(known, { ...release, channel, reason, action: 'promote' }, parts.clock()),
      ),
  });
}

/** Rolls a train back as one, each of its remotes to the release before. */
export async function rollBackTrain(
  parts: Dependencies,
  mover: Mover,
  id: number,
  { reason, expected_revision: expectedRevision }: TrainRollbackBody,
): Promise<Train> {
  await parts.releases.refresh();
  const moves = requirePromotedTrain(parts.releases, id);
  return makeTrain(parts, mover, {
    action: 'rollback',
    channel: moves[0]?.channel ?? 'production',
    reason,
    expectedRevision,
    remotes: moves.map(({ remote }) => remote),
    plan: (known) => planTrainRollback(known, id),
  });
}

async function makeTrain(parts: Dependencies, mover: Mover, order: MoveRequest): Promise<Train> {
  const moves = await moveReleases(parts, mover, order);
  return { id: moves[0]?.train ?? 0, channel: order.channel, moves };
}
