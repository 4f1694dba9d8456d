import type { Channel, MoveBody } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import type { LiveState } from '../registry/live-state';
import { findRollout, listRollouts } from '../registry/rollouts';
import { makeSalt, planMove, type Known, type Step } from './plan-move';
import { releasesTexts as texts } from '../store/releases.texts';

type Live = Pick<Known, 'listLive'>;

/** The states that are the channel's own; staging inherits the others. */
const listOwn = (known: Live, channel: Channel): LiveState[] =>
  known.listLive(channel).filter((state) => state.channel === channel);

const nameAll = (members: readonly LiveState[]): string =>
  members.map(({ remote, candidate }) => `${remote} ${candidate?.version}`).join(', ');

/**
 * Plans moves of several remotes as one. A promotion or rollout that names the candidate of one member of a
 * running set is one of the whole set.
 */
export function planMoves(known: Known, bodies: readonly MoveBody[], now: Date): Step[] {
  const whole = [...bodies, ...bodies.flatMap((body) => listUnnamed(known, bodies, body))];
  const salt = makeSalt();
  return whole
    .filter(({ remote }, at) => whole.findIndex((other) => other.remote === remote) === at)
    .map((body) => planMove(known, body, now, salt));
}

/** Moves of the members of a body's set that are not named. Refuses rollouts that overlap in part. */
function listUnnamed(known: Live, bodies: readonly MoveBody[], body: MoveBody): MoveBody[] {
  const { channel, action, remote } = body;
  if (action !== 'promote' && action !== 'canary') return [];
  const members = findRollout(listOwn(known, channel), remote);
  const isMember = (name: string) => members.some((state) => state.remote === name);
  if (action === 'canary' && members.length > 0 && bodies.some((other) => !isMember(other.remote)))
    throw refuse.conflict(texts.overlaps(nameAll(members), channel));
  if (!members.some((state) => state.remote === remote && state.candidate?.version === body.version))
    return [];
  return members
    .filter((state) => bodies.every((other) => other.remote !== state.remote))
    .map((state) => ({ ...body, remote: state.remote, version: state.candidate?.version, smoke: undefined }));
}

/**
 * Adds the end of every set that loses a member by these steps: no visitor may keep the rest of it, which was
 * not checked without that member.
 */
export function endBrokenSets(known: Live, channel: Channel, steps: readonly Step[]): Step[] {
  const ending = new Set(steps.filter(({ state }) => !state.candidateId).map(({ remote }) => remote));
  const left = listRollouts(listOwn(known, channel))
    .filter((members) => members.some(({ remote }) => ending.has(remote)))
    .flat()
    .filter(({ remote }) => steps.every((step) => step.remote !== remote));
  return [...steps, ...left.map(planHalt)];
}

const planHalt = ({ remote, stable }: LiveState): Step => ({
  remote,
  action: 'halt',
  state: { releaseId: stable?.id ?? null, candidateId: null },
  target: undefined,
});
