import type { Channel, Override, PreviewBody } from '@metier/sdk/contract';
import { isRemote } from '../gate/context';
import { isCompatible } from '../gate/compatibility';
import type { LiveState, PublishedRelease } from '../registry/live-state';
import { drawBucket, isInShare } from './rollout';
import type { ReleaseSnapshot } from '../registry/snapshot';

/** A preview: a remote served from a developer's machine. */
export interface ChosenPreview extends PreviewBody {
  readonly id: string;
}

/**
 * Identifies a visitor's exact set of releases at an earlier time: the channel's revision, and the remotes of
 * which they had the candidate.
 */
export interface Replay {
  readonly revision: number;
  readonly candidates: readonly string[];
}

/** Inputs that decide which releases a visitor gets. */
export interface VisitorContext {
  readonly channel: Channel;
  /** True when the visitor has chosen the channel explicitly. */
  readonly hasChosenChannel?: boolean;
  /** Assigns the visitor to rollouts; without it they are in none. */
  readonly visitorId?: string | undefined;
  readonly overrides?: readonly PublishedRelease[];
  readonly previews?: readonly ChosenPreview[];
  /** Releases that have failed in this visitor's page. */
  readonly without?: readonly Override[];
  readonly replay?: Replay | undefined;
  /** The shell of an open page; remotes that are incompatible with it are not chosen. */
  readonly shellInPage?: PublishedRelease | undefined;
}

/** The releases of one visitor; remotes that are not live are absent. */
export interface ChosenReleases {
  /** The channel's revision, followed by `~mf-…` for each remote with its candidate. */
  readonly revision: string;
  readonly channel: Channel;
  readonly shell: PublishedRelease | undefined;
  readonly remotes: readonly PublishedRelease[];
  readonly previews: readonly ChosenPreview[];
  readonly overrides: readonly Override[];
}

type Known = Pick<ReleaseSnapshot, 'revisionOf' | 'listLive' | 'listLiveAt' | 'findLastGood'>;

/**
 * Chooses the releases of one visitor, remote by remote: an override, else the candidate of a rollout that
 * includes them, else the stable release.
 */
export function chooseForVisitor(snapshot: Known, facts: VisitorContext): ChosenReleases {
  const { channel, replay, overrides = [], previews = [] } = facts;
  const move = replay?.revision ?? snapshot.revisionOf(channel);
  const live = replay ? snapshot.listLiveAt(channel, move) : snapshot.listLive(channel);
  const replaced = new Set([...overrides, ...previews].map(({ remote }) => remote));
  const choices = live
    .filter(({ remote }) => !replaced.has(remote))
    .map((state) => chooseRelease(snapshot, state, facts));
  const candidates = choices.filter(({ isCandidate }) => isCandidate).map(({ release }) => release?.remote);
  const revision = [move, ...candidates].join('~');
  const releases = [...overrides, ...choices.flatMap(({ release }) => release ?? [])];
  return {
    revision,
    channel,
    shell: releases.find(({ remote }) => remote === 'shell'),
    remotes: releases.filter(({ remote }) => remote !== 'shell').sort(byRemote),
    previews,
    overrides: listOverrides(facts, revision),
  };
}

/** True when the channel has a rollout, so that the choice depends on the visitor. */
export const hasRollout = (snapshot: Pick<Known, 'listLive'>, channel: Channel): boolean =>
  snapshot.listLive(channel).some(({ candidate }) => candidate !== undefined);

interface Choice {
  readonly release: PublishedRelease | undefined;
  readonly isCandidate: boolean;
}

function chooseRelease(snapshot: Known, state: LiveState, facts: VisitorContext): Choice {
  const { remote, stable } = state;
  const candidate = isDrawn(state, facts) ? state.candidate : undefined;
  const failing = (facts.without ?? [])
    .filter((each) => each.remote === remote)
    .map(({ version }) => version);
  const works = (release: PublishedRelease | undefined) =>
    release && !failing.includes(release.version) && runsIn(facts.shellInPage, release);
  if (works(candidate)) return { release: candidate, isCandidate: true };
  if (works(stable)) return { release: stable, isCandidate: false };
  const lastGood = stable && findLastGood(snapshot, state, failing, facts.shellInPage);
  if (lastGood) return { release: lastGood, isCandidate: false };
  // There is no better release, and the failed one may have recovered.
  return { release: candidate ?? stable, isCandidate: candidate !== undefined };
}

/** The newest good release of a remote that has not failed and runs in the shell of the page. */
function findLastGood(
  snapshot: Known,
  { channel, remote }: LiveState,
  failing: readonly string[],
  shell: PublishedRelease | undefined,
): PublishedRelease | undefined {
  const excluded = [...failing];
  let found = snapshot.findLastGood(channel, remote, ...excluded);
  while (found && !runsIn(shell, found)) {
    excluded.push(found.version);
    found = snapshot.findLastGood(channel, remote, ...excluded);
  }
  return found;
}

function runsIn(shell: PublishedRelease | undefined, { description }: PublishedRelease): boolean {
  if (!shell || isRemote(shell.description) || !isRemote(description)) return true;
  return isCompatible(description, shell.description);
}

function isDrawn(
  { remote, candidate, salt, share }: LiveState,
  { visitorId, replay }: VisitorContext,
): boolean {
  if (!candidate) return false;
  if (replay) return replay.candidates.includes(remote);
  return visitorId !== undefined && isInShare(drawBucket(salt, visitorId), share);
}

function listOverrides(facts: VisitorContext, revision: string): Override[] {
  const { channel, hasChosenChannel, overrides = [], previews = [], replay } = facts;
  return [
    ...(hasChosenChannel ? [{ remote: '*', version: channel }] : []),
    ...(replay ? [{ remote: '*', version: revision }] : []),
    ...overrides.map(({ remote, version }) => ({ remote, version })),
    ...previews.map(({ remote, id }) => ({ remote, version: `dev.${id}` })),
  ];
}

const byRemote = (one: PublishedRelease, other: PublishedRelease) => one.remote.localeCompare(other.remote);
