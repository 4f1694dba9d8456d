import type { Channel, LiveRemote, Release, Smoke, StatusReply, TeamSession } from '@metier/sdk/contract';
import { waitForApproval } from './approval';
import { checkGate } from './check-gate';
import type { Session } from './session';
import { CommandError } from './command-error';

/** Number of attempts when other remotes are moved concurrently. */
const ATTEMPTS = 5;

/** A change of the live releases, made by one API call. */
export interface Change {
  /** Description printed before the change: `promote mf-seeker 1.4.2`. */
  readonly changeLabel: string;
  readonly channel: Channel;
  readonly remotes: readonly string[];
  /** Releases to check with the gate, each together with the others. */
  readonly releases: readonly Release[];
  /** Path and body of the API call; `seen` are the smoke results by remote. */
  readonly path: string;
  describe(smokeResults: ReadonlyMap<string, Smoke>): object;
}

type Live = ReadonlyMap<string, LiveRemote | undefined>;

const readLive = ({ live }: StatusReply, { remotes, channel }: Change): Live =>
  new Map(
    remotes.map((remote) => [
      remote,
      live.find((each) => each.remote === remote && each.channel === channel),
    ]),
  );

function assertUnmoved(before: Live, after: Live): void {
  for (const [remote, now] of after) {
    if (before.get(remote)?.revision === now?.revision) continue;
    throw new CommandError(
      'conflict',
      `${now?.actor} has moved ${now?.remote} on ${now?.channel} meanwhile, to ${now?.version ?? 'nothing'} ` +
        `("${now?.reason}"). Nothing was changed.`,
    );
  }
}

/** Maps a conflict response that reports a gate refusal to a `refused` stop. */
function toStop(error: unknown): unknown {
  const isGate =
    error instanceof CommandError &&
    error.exit === 'conflict' &&
    error.message.includes('cannot be deployed');
  return isGate ? new CommandError('refused', error.message, error.errorDetails) : error;
}

/**
 * Checks each release together with the others at the gate; throws if one is refused. Resolves to the replies
 * and the smoke results.
 */
export async function checkReleases(
  session: Session,
  { releases, channel }: Pick<Change, 'releases' | 'channel'>,
  seen: ReadonlyMap<string, Smoke> = new Map(),
) {
  const smokes = new Map(seen);
  const replies = [];
  for (const release of releases) {
    const together = releases.filter((other) => other !== release);
    const { reply, smoke } = await checkGate(session, release, {
      channel,
      together,
      seen: smokes.get(release.remote),
    });
    if (smoke) smokes.set(release.remote, smoke);
    replies.push(reply);
  }
  const refused = replies.filter((reply) => !reply.can_deploy);
  if (refused.length > 0) {
    const names = refused.map(({ remote, version }) => `${remote} ${version}`).join(' and ');
    throw new CommandError('refused', `${names} cannot be deployed.`, {
      verdicts: refused.flatMap(({ verdicts }) => verdicts),
    });
  }
  return { smokes, replies };
}

/** Before anything slow: another team's remote is refused by the server in the end. */
export async function assertOwn({ client }: Session, remotes: readonly string[]): Promise<void> {
  const { remote: own } = await client.get<TeamSession>('session/');
  const foreign = remotes.filter((remote) => own !== '*' && remote !== own);
  if (foreign.length > 0)
    throw new CommandError('forbidden', `The token is for ${own}, and this is about ${foreign.join(', ')}.`);
}

/**
 * Makes a change with optimistic concurrency. If other remotes moved in between, the gate is checked again;
 * if one of its own remotes did, it throws a conflict.
 */
export async function applyChange<Reply>(session: Session, change: Change): Promise<Reply> {
  const { client } = session;
  const { channel, path } = change;
  await assertOwn(session, change.remotes);
  let first: Live | undefined;
  let seen: ReadonlyMap<string, Smoke> = new Map();
  for (let attempt = 1; ; attempt += 1) {
    const status = await client.get<StatusReply>('status/');
    const live = readLive(status, change);
    first ??= live;
    assertUnmoved(first, live);
    seen = (await checkReleases(session, change, seen)).smokes;
    const expected = status.revisions[channel];
    try {
      return await client.post<Reply>(path, { ...change.describe(seen), expected_revision: expected });
    } catch (error) {
      if (error instanceof CommandError && error.exit === 'waiting') {
        await waitForApproval(session, error);
        // That is no move of others.
        attempt -= 1;
        continue;
      }
      const now = await client.get<StatusReply>('status/');
      assertUnmoved(first, readLive(now, change));
      const isOthers = now.revisions[channel] !== expected;
      if (!(error instanceof CommandError && error.exit === 'conflict' && isOthers) || attempt === ATTEMPTS)
        throw toStop(error);
    }
  }
}

/** Dry run: checks the gate and changes nothing. */
export async function planOnly(session: Session, { changeLabel, ...change }: Change) {
  const sentence = `${changeLabel} on ${change.channel}`;
  const { replies } = await checkReleases(session, change).catch((error: unknown) => {
    throw error instanceof CommandError && error.exit === 'refused'
      ? new CommandError('refused', `${sentence}: this would be refused.`, error.errorDetails)
      : error;
  });
  return {
    text: [`Dry run: would ${sentence}. Nothing was changed.`],
    data: {
      dry_run: true,
      move: change.describe(new Map()),
      ...(replies.length > 0 && { verdicts: replies.flatMap(({ verdicts }) => verdicts) }),
    },
  };
}
