import type { Channel } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { custodyTexts as texts } from '../custody/custody.texts';
import { identifyById } from '../custody/identify';
import { isApproved } from '../custody/is-approved';
import { refuseUntilApproved } from '../custody/requests.service';
import type { PublishedRelease } from '../registry/live-state';
import type { Team } from '../teams/team-auth';
import { listNews } from './list-news';
import type { Step } from './plan-move';

interface Order {
  readonly team: Team;
  readonly channel: Channel;
  readonly reason: string;
}

const isForward = ({ action }: Step) => action === 'promote' || action === 'canary';

/**
 * Requires a person's approval of each release that production would show in place of what is live now. Back goes
 * what was approved before. A pipeline promotes nothing, approved or not.
 */
export async function requireApprovals(
  dependencies: Dependencies,
  order: Order,
  steps: readonly Step[],
): Promise<void> {
  const { team, channel } = order;
  if (channel !== 'production' || team.isLocal) return;
  for (const step of dependencies.config.isApprovalRequired ? steps : []) {
    const { target } = step;
    if (!target) continue;
    if (isForward(step)) await requireApproval(dependencies, order, target);
    else if (!target.approval) throw refuse.conflict(texts.neverApproved(target.remote, target.version));
  }
  if (team.isPipeline && steps.some((step) => isForward(step) || step.action === 'revive'))
    throw refuse.forbidden(texts.pipelineStages);
}

async function requireApproval(
  dependencies: Dependencies,
  { team, channel, reason }: Order,
  target: PublishedRelease,
): Promise<void> {
  const { releases } = dependencies;
  const { id: releaseId, remote, version } = target;
  const live = releases.findLive(channel, remote)?.stable;
  const since = live?.version ?? null;
  const identity = await identifyById(dependencies.db, releaseId);
  const takenBack = releases.findTakenBack(channel, target);
  if (await isApproved(dependencies, { ...identity, releaseId, since, takenBack })) return;
  const news = await listNews(dependencies, target, live);
  await refuseUntilApproved(dependencies, {
    statement: { act: 'release', channel: 'production', ...identity, since, news },
    releaseId,
    title: texts.release(remote, version),
    reason,
    askedBy: team.name,
  });
}
