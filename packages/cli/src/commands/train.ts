import type {
  Channel,
  LiveRemote,
  Release,
  SetRolloutBody,
  Smoke,
  StatusReply,
  Train,
} from '@metier/sdk/contract';
import { applyChange, planOnly, type Change } from '../apply-change';
import type { CommandResult } from '../output';
import type { Session } from '../session';
import { CommandError } from '../command-error';

const list = (names: readonly string[]): string => names.join(', ');
const nameAll = (releases: readonly Release[]): string =>
  list(releases.map(({ remote, version }) => `${remote} ${version}`));

function describe({ id, channel, moves }: Train): string {
  const [first] = moves;
  if (first?.action === 'canary') {
    const candidates = list(moves.map(({ remote, candidate }) => `${remote} ${candidate}`));
    const stable = list(moves.map(({ remote, version }) => `${remote} ${version}`));
    return (
      `${first.share} % of the visitors get ${candidates} on ${channel}, the others ${stable} ` +
      `(revision ${moves.at(-1)?.revision}).`
    );
  }
  const states = moves.map(({ remote, version }) =>
    version === null ? `nothing of ${remote}` : `${remote} ${version}`,
  );
  const isBack = moves.some(({ action }) => action !== 'promote');
  return `Train ${id} ${isBack ? 'has gone back' : 'is live'} on ${channel}: ${list(states)}.`;
}

async function run(session: Session, change: Change): Promise<CommandResult> {
  if (session.options['dry-run']) return planOnly(session, change);
  const train = await applyChange<Train>(session, change);
  return { text: [describe(train)], data: { train } };
}

/** Makes several releases live for all visitors of a channel in one atomic move. */
export function promoteTrain(
  session: Session,
  releases: readonly Release[],
  channel: Channel,
  reason: string,
): Promise<CommandResult> {
  return run(session, {
    changeLabel: `promote the train ${nameAll(releases)}`,
    channel,
    remotes: releases.map(({ remote }) => remote),
    releases,
    path: 'trains/',
    describe: (seen) => ({ channel, releases: describeMembers(releases, seen), reason }),
  });
}

const describeMembers = (releases: readonly Release[], seen: ReadonlyMap<string, Smoke>) =>
  releases.map(({ remote, version }) => {
    const smoke = seen.get(remote);
    return { remote, version, ...(smoke && { smoke }) };
  });

/** Shows several releases as a set to a share of the visitors, who get all of them or none. */
export function rollOutSet(
  session: Session,
  releases: readonly Release[],
  rollout: Omit<SetRolloutBody, 'releases'>,
): Promise<CommandResult> {
  return run(session, {
    changeLabel: `roll out the set ${nameAll(releases)} to ${rollout.share} %`,
    channel: rollout.channel,
    remotes: releases.map(({ remote }) => remote),
    releases,
    path: 'rollouts/',
    describe: (seen) => ({ ...rollout, releases: describeMembers(releases, seen) }),
  });
}

/** The live releases of a train; a train exists in one channel only. */
async function findTrain(
  { client, project }: Session,
  id: number,
): Promise<readonly [LiveRemote, ...LiveRemote[]]> {
  const { live } = await client.get<StatusReply>('status/');
  const [first, ...rest] = live.filter(({ train }) => train === id);
  if (first) return [first, ...rest];
  throw new CommandError(
    'failed',
    `Nothing of a train ${id} is live: ${project.program} status names those that are.`,
  );
}

/** Rolls back a whole train; the server restores the previous release of each remote. */
export async function rollBackTrain(session: Session, id: number, reason: string): Promise<CommandResult> {
  const live = await findTrain(session, id);
  return run(session, {
    changeLabel: `roll back train ${id} (${live.map(({ remote }) => remote).join(', ')})`,
    channel: live[0].channel,
    remotes: live.map(({ remote }) => remote),
    releases: [],
    path: `trains/${id}/rollback/`,
    describe: () => ({ reason }),
  });
}
