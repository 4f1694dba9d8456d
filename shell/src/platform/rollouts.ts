import type { LiveRemote, Rollout } from '@metier/sdk/contract';

/** The rollouts, each at one of its remotes: those of a set are one rollout. */
export const listRollouts = (live: readonly LiveRemote[]): LiveRemote[] =>
  live.filter(({ remote, rollout }) => rollout?.members[0]?.remote === remote);

/** `mf-seeker and shell` */
export const nameMembers = ({ members }: Rollout): string =>
  members.map(({ remote }) => remote).join(' and ');
