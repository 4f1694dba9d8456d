import type { Channel, LiveRemote, Release, StatusReply, Train } from '@metier/shared/contract';
import { carryOut, planOnly, type Change } from './carry-out';
import type { Outcome } from './output';
import type { Session } from './session';
import { Stop } from './stop';

function describe({ id, channel, moves }: Train): string {
  const states = moves.map(({ remote, version }) =>
    version === null ? `nothing of ${remote}` : `${remote} ${version}`,
  );
  const isBack = moves.some(({ action }) => action !== 'promote');
  return `Train ${id} ${isBack ? 'has gone back' : 'is live'} on ${channel}: ${states.join(', ')}.`;
}

async function run(session: Session, change: Change): Promise<Outcome> {
  if (session.options['dry-run']) return planOnly(session, change);
  const train = await carryOut<Train>(session, change);
  return { text: [describe(train)], data: { train } };
}

/** Shows several releases to everybody of a channel in one moment: all of them or none. */
export function promoteTrain(
  session: Session,
  releases: readonly Release[],
  channel: Channel,
  reason: string,
): Promise<Outcome> {
  return run(session, {
    words: `promote the train ${releases.map(({ remote, version }) => `${remote} ${version}`).join(', ')}`,
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

/** What is live by a train, in the one channel where that is. */
async function findTrain({ client }: Session, id: number): Promise<readonly [LiveRemote, ...LiveRemote[]]> {
  const { live } = await client.get<StatusReply>('status/');
  const [first, ...rest] = live.filter(({ train }) => train === id);
  if (first) return [first, ...rest];
  throw new Stop(
    'failed',
    `Nothing of a train ${id} is live: npm run release -- status names those that are.`,
  );
}

/** Takes a whole train back; the server knows what each of its remotes had before. */
export async function rollBackTrain(session: Session, id: number, reason: string): Promise<Outcome> {
  const live = await findTrain(session, id);
  return run(session, {
    words: `roll back train ${id} (${live.map(({ remote }) => remote).join(', ')})`,
    channel: live[0].channel,
    remotes: live.map(({ remote }) => remote),
    releases: [],
    path: `trains/${id}/rollback/`,
    describe: () => ({ reason }),
  });
}
