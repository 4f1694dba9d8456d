import { CHANNELS } from '@metier/sdk/rules';
import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../errors';
import type { Dependencies } from '../../dependencies';
import type { LiveState } from '../registry/live-state';
import { moveRelease } from '../releases/moves.service';
import { METIER } from '../teams/team-auth';
import { findHaltReason } from './find-halt-reason';
import { sumCounts } from './reports.repository';

const NONE = { views: 0, failures: 0 };

/** Halts every rollout that fails too often. If several servers detect it at once, one of them does. */
export async function haltFailingRollouts(
  dependencies: Dependencies,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  for (const channel of CHANNELS) {
    // A state inherited from production is halted there.
    const live = dependencies.releases.listLive(channel).filter((state) => state.channel === channel);
    for (const state of live) await haltIfFailing(dependencies, log, state);
  }
}

async function haltIfFailing(
  dependencies: Dependencies,
  log: Pick<FastifyBaseLogger, 'warn'>,
  state: LiveState,
): Promise<void> {
  const { remote, channel } = state;
  // Read before the counts, so that a later move, for instance another rollout, is not halted because of
  // them.
  const expected_revision = dependencies.releases.lastMoveOf(channel);
  try {
    const reason = await readHaltReason(dependencies, state);
    if (reason === undefined) return;
    await moveRelease(
      dependencies,
      { team: METIER },
      { remote, channel, action: 'halt', reason, expected_revision },
    );
    log.warn({ remote, channel, reason }, 'a rollout was halted');
  } catch (error) {
    if (!(error instanceof Refusal))
      log.warn({ err: error, remote, channel }, 'a rollout could not be checked');
  }
}

/**
 * Both releases since the start of the rollout, so that a general outage does not count against the
 * candidate.
 */
async function readHaltReason({ db }: Dependencies, state: LiveState): Promise<string | undefined> {
  const { channel, candidate, stable, rolloutSince, margin, minimumViews } = state;
  if (!candidate || !rolloutSince) return undefined;
  const ids = [candidate, ...(stable ? [stable] : [])].map(({ id }) => id);
  const sums = await sumCounts(db, channel, rolloutSince, ids);
  return findHaltReason({
    candidate: sums.get(candidate.id) ?? NONE,
    stable: (stable && sums.get(stable.id)) ?? NONE,
    margin,
    minimumViews,
  });
}
