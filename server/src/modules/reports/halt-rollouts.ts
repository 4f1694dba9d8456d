import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../errors';
import type { Parts } from '../../parts';
import type { LiveState } from '../releases/live-state';
import { moveRelease } from '../releases/moves.service';
import { METIER } from '../releases/team';
import { judgeRollout } from './judge-rollout';
import { sumCounts } from './reports.repository';

const CHANNELS = ['production', 'staging'] as const;
const NONE = { views: 0, failures: 0 };

/** Ends every rollout that fails too often. When several servers see it at once, one of them does. */
export async function haltFailingRollouts(parts: Parts, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  for (const channel of CHANNELS) {
    // What staging borrows from production is production's to end.
    const live = parts.releases.listLive(channel).filter((state) => state.channel === channel);
    for (const state of live) await haltIfFailing(parts, log, state);
  }
}

async function haltIfFailing(
  parts: Parts,
  log: Pick<FastifyBaseLogger, 'warn'>,
  state: LiveState,
): Promise<void> {
  const { remote, channel } = state;
  // Read before the counts: whatever is moved from here on, another rollout for instance, was not judged.
  const expected_revision = parts.releases.lastMoveOf(channel);
  try {
    const reason = await judge(parts, state);
    if (reason === undefined) return;
    await moveRelease(
      parts,
      { team: METIER },
      { remote, channel, action: 'halt', reason, expected_revision },
    );
    log.warn({ remote, channel, reason }, 'a rollout was halted');
  } catch (error) {
    if (!(error instanceof Refusal))
      log.warn({ err: error, remote, channel }, 'a rollout could not be judged');
  }
}

/** Both releases from the rollout's beginning on: a bad day of everything is not the candidate's. */
async function judge({ db }: Parts, state: LiveState): Promise<string | undefined> {
  const { channel, candidate, stable, rolloutSince, margin, minimumViews } = state;
  if (!candidate || !rolloutSince) return undefined;
  const ids = [candidate, ...(stable ? [stable] : [])].map(({ id }) => id);
  const sums = await sumCounts(db, channel, rolloutSince, ids);
  return judgeRollout({
    candidate: sums.get(candidate.id) ?? NONE,
    stable: (stable && sums.get(stable.id)) ?? NONE,
    margin,
    minimumViews,
  });
}
