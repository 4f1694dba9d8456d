import type { Channel, LiveRemote, Release, StatusReply, Train } from '@metier/sdk/contract';
import { applyChange, planOnly, type Change } from './apply-change';
import type { CommandResult } from './output';
import type { Session } from './session';
import { CommandError } from './command-error';

function describe({ id, channel, moves }: Train): string {
  const states = moves.map(({ remote, version }) =>
    version === null ? `nothing of ${remote}` : `${remote} ${version}`,
  );
  const isBack = moves.some(({ action }) => action !== 'promote');
  return `Train ${id} ${isBack ? 'has gone back' : 'is live'} on ${channel}: ${states.join(', ')}.`;
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
    changeLabel: `promote the train ${releases.map(({ remote, version }) => `${remote} ${version}`).join(', ')}`,
    channel,
    remotes: releases.map(({ remote }) => remote),
    releases,
    path: 'trains/',
    describe: (seen) => ({
      channel,
      releases: releases.map(({ remote, version }) => {
        const smoke = seen.get(remote);
        return { remote, version, ...(smoke && { smoke }) };
      }),
      reason,
    }),
  });
}

/** The live releases of a train; a train exists in one channel only. */
async function findTrain({ client }: Session, id: number): Promise<readonly [LiveRemote, ...LiveRemote[]]> {
  const { live } = await client.get<StatusReply>('status/');
  const [first, ...rest] = live.filter(({ train }) => train === id);
  if (first) return [first, ...rest];
  throw new CommandError(
    'failed',
    `Nothing of a train ${id} is live: npm run release -- status names those that are.`,
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
