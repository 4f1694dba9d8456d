import type { Channel, LiveRemote, MoveAction, Release } from '@metier/sdk/contract';
import { useFetcher } from '@metier/sdk/router';
import { useState } from 'react';
import { nameMembers } from '../rollouts';
import { versionsAddress } from '../platform-view';

/** A move that the operator is about to confirm. */
export interface PlannedMove {
  readonly action: MoveAction;
  readonly remote: string;
  readonly channel: Channel;
  /** Current state in the channel; undefined if no release was ever live. */
  readonly live: LiveRemote | undefined;
  /** For a rollback: revert the whole train instead of this remote alone. */
  readonly train?: number;
}

/** Published releases of a remote; `versions` is undefined if they could not be loaded. */
interface Published {
  readonly remote: string;
  readonly versions: readonly Release[] | undefined;
}

const isAboutRelease = ({ action }: PlannedMove) => action === 'promote' || action === 'canary';

/** The release of the running rollout, if the move is about it. */
export const runningVersion = (plan: PlannedMove): string | undefined =>
  isAboutRelease(plan) ? plan.live?.rollout?.version : undefined;

/** The remotes that move: all of a set when the move is about its rollout. */
export function nameMoved(plan: PlannedMove): string {
  const { action, remote, live } = plan;
  const isAboutRollout = action === 'halt' || runningVersion(plan) !== undefined;
  return isAboutRollout && live?.rollout ? nameMembers(live.rollout) : remote;
}

/** Whether a release must or may be chosen; without a choice, a rollback restores the last good one. */
export function readChoice(plan: PlannedMove): 'required' | 'optional' | undefined {
  if (plan.action === 'rollback') return plan.train === undefined ? 'optional' : undefined;
  return isAboutRelease(plan) && !runningVersion(plan) ? 'required' : undefined;
}

/**
 * The published releases of the remote in the open dialog; all callers share one list through the fetcher
 * key.
 */
export function usePublished() {
  const { load, state, data } = useFetcher<Published>({ key: 'published releases' });
  return {
    isLoading: state !== 'idle',
    fetch: (remote: string) => void load(versionsAddress(remote)),
    of: (remote: string) => (data?.remote === remote ? data : undefined),
  };
}

/** The move whose dialog is open. Its selectable releases are fetched on opening. */
export function usePlan() {
  const [plan, setPlan] = useState<PlannedMove>();
  const published = usePublished();
  return {
    plan,
    open(next: PlannedMove) {
      if (readChoice(next)) published.fetch(next.remote);
      setPlan(next);
    },
    close: () => setPlan(undefined),
  };
}
