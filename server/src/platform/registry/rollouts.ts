import type { LiveState } from './live-state';

/**
 * The rollouts among live states, each with its members: one remote, or the set that was rolled out together.
 * A salt is random and belongs to one rollout, so that its members are drawn for the same visitors.
 */
export function listRollouts(live: readonly LiveState[]): LiveState[][] {
  const bySalt = new Map<string, LiveState[]>();
  for (const state of live)
    if (state.candidate) bySalt.set(state.salt, [...(bySalt.get(state.salt) ?? []), state]);
  return [...bySalt.values()];
}

/** The members of the rollout of this remote; none if there is no rollout. */
export const findRollout = (live: readonly LiveState[], remote: string): readonly LiveState[] =>
  listRollouts(live).find((members) => members.some((state) => state.remote === remote)) ?? [];
