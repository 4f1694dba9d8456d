import type { Channel } from '@metier/sdk/contract';
import { CHANNELS } from '@metier/sdk/rules';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../errors';
import type { Dependencies } from '../../dependencies';
import type { LiveState } from '../registry/live-state';
import { listRollouts } from '../registry/rollouts';
import { moveRelease } from '../releases/moves.service';
import { METIER } from '../teams/team-auth';
import { findHaltReason } from './find-halt-reason';
import { sumCounts } from './reports.repository';
import { addHealth } from './tally';

const NONE = { views: 0, failures: 0 };

/** Halts every rollout that fails too often. If several servers detect it at once, one of them does. */
export async function haltFailingRollouts(
  dependencies: Dependencies,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const channel of CHANNELS) {
    // A state inherited from production is halted there.
    const live = dependencies.releases.listLive(channel).filter((state) => state.channel === channel);
    for (const members of listRollouts(live)) await haltIfFailing(dependencies, log, channel, members);
  }
}

async function haltIfFailing(
  dependencies: Dependencies,
  log: Pick<FastifyBaseLogger, 'warn'>,
  channel: Channel,
  members: readonly LiveState[],
): Promise<void> {
  const remote = members[0]?.remote ?? '';
  // Read before the counts, so that a later move, for instance another rollout, is not halted because of
  // them.
  const expected_revision = dependencies.releases.lastMoveOf(channel);
  try {
    const reason = await readHaltReason(dependencies, channel, members);
    if (reason === undefined) return;
    await moveRelease(
      dependencies,
      { team: METIER },
      { remote, channel, action: 'halt', reason, expected_revision },
    );
    log.warn({ remotes: members.map((member) => member.remote), channel, reason }, 'a rollout was halted');
  } catch (error) {
    if (!(error instanceof Refusal))
      log.warn({ err: error, remote, channel }, 'a rollout could not be checked');
  }
}

/**
 * Counts both releases since the start of the rollout, so that a general outage does not count against the
 * candidate. A set is evaluated as a whole and by member, so that a failing one does not hide behind the many
 * views of another.
 */
async function readHaltReason(
  { db }: Dependencies,
  channel: Channel,
  members: readonly LiveState[],
): Promise<string | undefined> {
  const [{ rolloutSince, margin, minimumViews } = { rolloutSince: null, margin: 0, minimumViews: 0 }] =
    members;
  if (!rolloutSince) return undefined;
  const ids = members.flatMap(({ candidate, stable }) =>
    [candidate, stable].flatMap((each) => each?.id ?? []),
  );
  const sums = await sumCounts(db, channel, rolloutSince, ids);
  const sum = (some: readonly LiveState[], which: 'candidate' | 'stable') =>
    some.map((member) => sums.get(member[which]?.id ?? 0) ?? NONE).reduce(addHealth, NONE);
  for (const some of [members, ...members.map((member) => [member])]) {
    const figures = { candidate: sum(some, 'candidate'), stable: sum(some, 'stable') };
    const reason = findHaltReason({ ...figures, margin, minimumViews });
    if (reason !== undefined) return members.length > 1 ? `${nameAll(some)}: ${reason}` : reason;
  }
  return undefined;
}

const nameAll = (members: readonly LiveState[]): string => members.map(({ remote }) => remote).join(' and ');
