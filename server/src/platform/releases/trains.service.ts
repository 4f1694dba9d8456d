import type { SetRolloutBody, Train, TrainBody, TrainRollbackBody } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { moveReleases, type Mover, type MoveRequest } from './move-releases';
import { planMoves } from './plan-set';
import { planTrainRollback, requirePromotedTrain } from './plan-train';
import { releasesTexts as texts } from '../store/releases.texts';

/**
 * Promotes several releases as one: the gate checks each with the others, and all of them go live or none.
 */
export const promoteTrain = (dependencies: Dependencies, mover: Mover, body: TrainBody): Promise<Train> =>
  moveSet(dependencies, mover, 'promote', body);

/** Rolls several releases out as one: the same visitors get all of them or none. */
export const rollOutSet = (dependencies: Dependencies, mover: Mover, body: SetRolloutBody): Promise<Train> =>
  moveSet(dependencies, mover, 'canary', body);

function moveSet(
  dependencies: Dependencies,
  mover: Mover,
  action: 'promote' | 'canary',
  { releases, expected_revision: expectedRevision, ...common }: TrainBody | SetRolloutBody,
): Promise<Train> {
  const { channel, reason } = common;
  const remotes = releases.map(({ remote }) => remote);
  const twice = remotes.find((remote, at) => remotes.indexOf(remote) !== at);
  if (twice !== undefined) throw refuse.field('releases', texts.trainTwice(twice));
  return makeTrain(dependencies, mover, {
    action,
    channel,
    reason,
    expectedRevision,
    remotes,
    versions: Object.fromEntries(releases.map(({ remote, version }) => [remote, version])),
    plan: (known) =>
      planMoves(
        known,
        releases.map((release) => ({ ...common, ...release, action })),
        dependencies.clock(),
      ),
  });
}

/** Rolls a train back as one, each of its remotes to the release before. */
export async function rollBackTrain(
  dependencies: Dependencies,
  mover: Mover,
  id: number,
  { reason, expected_revision: expectedRevision }: TrainRollbackBody,
): Promise<Train> {
  await dependencies.releases.refresh();
  const moves = requirePromotedTrain(dependencies.releases, id);
  return makeTrain(dependencies, mover, {
    action: 'rollback',
    channel: moves[0]?.channel ?? 'production',
    reason,
    expectedRevision,
    remotes: moves.map(({ remote }) => remote),
    plan: (known) => planTrainRollback(known, id),
  });
}

async function makeTrain(dependencies: Dependencies, mover: Mover, order: MoveRequest): Promise<Train> {
  const moves = await moveReleases(dependencies, mover, order);
  return { id: moves[0]?.train ?? 0, channel: order.channel, moves };
}
