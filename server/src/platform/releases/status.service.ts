import type { LiveApproval, LiveRemote, Rollout, StatusReply } from '@metier/sdk/contract';
import { Channel } from '@metier/sdk/contract';
import type { ApiDocument } from '../../http/openapi/document';
import type { Dependencies } from '../../dependencies';
import { findRenderingObstacle } from '../gate/find-rendering-obstacle';
import { runGateForLive } from '../gate/gate.service';
import type { LiveState } from '../registry/live-state';
import { findRollout } from '../registry/rollouts';
import { findPromotedTrain } from './plan-train';
import { sumHealth } from './status.repository';

const DAY_MS = 24 * 3_600_000;
const CHANNELS = Channel.anyOf.map((each) => each.const);

/**
 * Everything that is live by a channel's own moves: its newest move, its health and the current verdicts of
 * the gate.
 */
export async function readStatus(dependencies: Dependencies, api: ApiDocument): Promise<StatusReply> {
  const { releases } = dependencies;
  await releases.refresh();
  const states = CHANNELS.flatMap((channel) =>
    releases.listLive(channel).filter((state) => state.channel === channel),
  );
  const live = [];
  for (const state of states) live.push(await describeLive(dependencies, api, state));
  return {
    revisions: { production: releases.lastMoveOf('production'), staging: releases.lastMoveOf('staging') },
    live,
  };
}

async function describeLive(
  dependencies: Dependencies,
  api: ApiDocument,
  state: LiveState,
): Promise<LiveRemote> {
  const { remote, channel, stable, actor, reason, revision } = state;
  const dayAgo = new Date(dependencies.clock().getTime() - DAY_MS);
  return {
    remote,
    channel,
    version: stable?.version ?? null,
    since: state.since.toISOString(),
    actor,
    reason,
    revision,
    train: findPromotedTrain(dependencies.releases, state) ?? null,
    rollout: await describeRollout(dependencies, state),
    approval: describeApproval(state),
    not_rendered: (stable && (await findRenderingObstacle(dependencies, stable))) ?? null,
    health: stable
      ? await sumHealth(dependencies.db, channel, [stable.id], dayAgo)
      : { views: 0, failures: 0 },
    verdicts: stable ? await runGateForLive(dependencies, { release: stable, channel, api }) : [],
  };
}

/** Of production's stable release. */
function describeApproval({ channel, stable }: LiveState): LiveApproval | null {
  const approval = channel === 'production' ? stable?.approval : undefined;
  return approval ? { kind: approval.kind, by: approval.by, at: approval.at.toISOString() } : null;
}

async function describeRollout({ db, releases }: Dependencies, state: LiveState): Promise<Rollout | null> {
  const { channel, stable, candidate, share, margin, minimumViews, rolloutSince } = state;
  if (!candidate || !stable || !rolloutSince) return null;
  const members = findRollout(releases.listLive(channel), state.remote);
  const idsOf = (which: 'candidate' | 'stable') => members.flatMap((member) => member[which]?.id ?? []);
  return {
    version: candidate.version,
    members: members.map((member) => ({
      remote: member.remote,
      version: member.candidate?.version ?? '',
    })),
    share: share / 100,
    margin,
    minimum_views: minimumViews,
    since: rolloutSince.toISOString(),
    candidate: await sumHealth(db, channel, idsOf('candidate'), rolloutSince),
    stable: await sumHealth(db, channel, idsOf('stable'), rolloutSince),
  };
}
