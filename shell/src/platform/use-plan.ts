import type { Channel, LiveRemote, MoveAction, Release } from '@metier/shared/contract';
import { useFetcher } from '@metier/shared/router';
import { useState } from 'react';
import { versionsAddress } from './platform-view';

/** A move that somebody is about to make. */
export interface Plan {
  readonly action: MoveAction;
  readonly remote: string;
  readonly channel: Channel;
  /** How it stands there now; undefined when nothing was ever live. */
  readonly live: LiveRemote | undefined;
  /** Roll back: the whole train, and not this remote alone. */
  readonly train?: number;
}

/** What has been published of a remote; `versions` is undefined where that could not be read. */
interface Published {
  readonly remote: string;
  readonly versions: readonly Release[] | undefined;
}

const isAboutRelease = ({ action }: Plan) => action === 'promote' || action === 'canary';

/** The release of the rollout that runs, where the move is about it. */
export const runningVersion = (plan: Plan): string | undefined =>
  isAboutRelease(plan) ? plan.live?.rollout?.version : undefined;

/** Whether a release is chosen: it has to be, or the last good one is meant when nobody says. */
export function readChoice(plan: Plan): 'required' | 'optional' | undefined {
  if (plan.action === 'rollback') return plan.train === undefined ? 'optional' : undefined;
  return isAboutRelease(plan) && !runningVersion(plan) ? 'required' : undefined;
}

/** The published releases of the remote in the open dialog; wherever it is asked for, it is the same one list. */
export function usePublished() {
  const { load, state, data } = useFetcher<Published>({ key: 'published releases' });
  return {
    isLoading: state !== 'idle',
    fetch: (remote: string) => void load(versionsAddress(remote)),
    of: (remote: string) => (data?.remote === remote ? data : undefined),
  };
}

/** The move whose dialog is open. What it offers to choose from is fetched as it opens. */
export function usePlan() {
  const [plan, setPlan] = useState<Plan>();
  const published = usePublished();
  return {
    plan,
    open(next: Plan) {
      if (readChoice(next)) published.fetch(next.remote);
      setPlan(next);
    },
    close: () => setPlan(undefined),
  };
}
