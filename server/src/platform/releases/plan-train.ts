import { refuse } from '../../errors';
import { SHELL } from '../store/check-release';
import type { LiveState } from '../registry/live-state';
import type { Step } from './plan-move';
import { releasesTexts as texts } from '../store/releases.texts';
import type { ReleaseSnapshot } from '../registry/snapshot';
import type { MoveRow } from '../registry/snapshot.repository';

type Known = Pick<ReleaseSnapshot, 'findLive' | 'findTrain' | 'listLiveAt'>;

/** The train that promoted the live release of a remote; undefined if it cannot be rolled back. */
export function findPromotedTrain(known: Pick<Known, 'findTrain'>, { train }: LiveState): number | undefined {
  const isPromoted = train !== null && known.findTrain(train).every(({ action }) => action === 'promote');
  return isPromoted ? train : undefined;
}

/** The moves of a train that can be rolled back; throws a refusal if there is no such train. */
export function requirePromotedTrain(known: Pick<Known, 'findTrain'>, id: number): readonly MoveRow[] {
  const moves = known.findTrain(id);
  if (moves.length === 0) throw refuse.missing();
  if (moves.some(({ action }) => action !== 'promote')) throw refuse.conflict(texts.trainWasRollback(id));
  return moves;
}

/**
 * Plans the rollback of each remote of a train to the release before it. Refuses if a remote was moved since,
 * because the train is no longer live.
 */
export function planTrainRollback(known: Known, id: number): Step[] {
  const moves = requirePromotedTrain(known, id);
  return moves.map((move) => planStep(known, id, move));
}

function planStep(known: Known, id: number, { remote, channel, releaseId }: MoveRow): Step {
  const live = known.findLive(channel, remote);
  if (live?.channel !== channel || live.stable?.id !== releaseId)
    throw refuse.conflict(texts.trainLeftBehind(id, remote, live?.stable?.version ?? 'nothing'));
  const before = known.listLiveAt(channel, id - 1).find((state) => state.remote === remote)?.stable;
  if (before)
    return { remote, action: 'rollback', state: { releaseId: before.id, candidateId: null }, target: before };
  if (remote === SHELL) throw refuse.conflict(texts.nothingEarlier(remote, channel));
  // The train introduced this remote: kill it, so that it can be revived.
  return { remote, action: 'kill', state: { releaseId: null, candidateId: null }, target: undefined };
}
