import type { Channel, Override, PreviewBody } from '@metier/sdk/contract';
import { isRemote } from '../gate/context';
import { isCompatible } from '../gate/compatibility';
import type { LiveState, PublishedRelease } from '../registry/live-state';
import { listRollouts } from '../registry/rollouts';
import type { Replay } from '../registry/replay';
import { drawBucket, isInShare } from './rollout';
import type { ReleaseSnapshot } from '../registry/snapshot';

/** A preview: a remote served from a developer's machine. */
export interface ChosenPreview extends PreviewBody {
  readonly id: string;
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
 * includes them, else the stable release. Of a set that is rolled out together they get all candidates or
 * none.
 */
export function chooseForVisitor(snapshot: Known, facts: VisitorContext): ChosenReleases {
  const { channel, replay, overrides = [], previews = [] } = facts;
  const move = replay?.revision ?? snapshot.revisionOf(channel);
  const live = replay ? snapshot.listLiveAt(channel, move) : snapshot.listLive(channel);
  const replaced = new Set([...overrides, ...previews].map(({ remote }) => remote));
  const candidates = replaced.size > 0 ? [] : listCandidates(snapshot, live, facts);
  const revision = [move, ...candidates].join('~');
  const choices = live
    .filter(({ remote }) => !replaced.has(remote))
    .flatMap((state) =>
      candidates.includes(state.remote)
        ? state.candidate
        : (findStandIn(snapshot, state, facts) ?? state.stable),
    );
  const releases = [...overrides, ...choices.flatMap((release) => release ?? [])];
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

/** The remotes of which the visitor gets the candidate; one with overrides is in no rollout. */
function listCandidates(snapshot: Known, live: readonly LiveState[], facts: VisitorContext): string[] {
  const given = listRollouts(live).filter((members) => isGiven(snapshot, members, facts));
  const remotes = new Set(given.flat().map(({ remote }) => remote));
  return live.map(({ remote }) => remote).filter((remote) => remotes.has(remote));
}

/** True when the visitor is in the rollout and can have all of its candidates. */
function isGiven(snapshot: Known, members: readonly LiveState[], facts: VisitorContext): boolean {
  if (!isDrawn(members, facts) || !isWhole(snapshot, members, facts) || !isOfPage(members, facts))
    return false;
  if (members.every(({ candidate }) => works(candidate, facts))) return true;
  // Without another release for a member there is no better choice, and the failed one may have recovered.
  return members.some((state) => !findStandIn(snapshot, state, facts));
}

function isDrawn(members: readonly LiveState[], { visitorId, replay }: VisitorContext): boolean {
  if (replay) return members.some(({ remote }) => replay.candidates.includes(remote));
  const [{ salt, share } = { salt: '', share: 0 }] = members;
  return visitorId !== undefined && isInShare(drawBucket(salt, visitorId), share);
}

/** False on staging for a set of production of which staging has other releases. */
function isWhole(snapshot: Known, members: readonly LiveState[], { replay }: VisitorContext): boolean {
  const [{ channel, salt } = { channel: 'production' as const, salt: '' }] = members;
  const origin = replay ? snapshot.listLiveAt(channel, replay.revision) : snapshot.listLive(channel);
  const whole = origin.filter((state) => state.candidate && state.salt === salt);
  return whole.length === members.length;
}

/** False for a set with a shell when the open page runs in another one: they were not checked together. */
function isOfPage(members: readonly LiveState[], { shellInPage }: VisitorContext): boolean {
  const shell = members.find(({ remote }) => remote === 'shell')?.candidate;
  return members.length === 1 || !shell || !shellInPage || shell.version === shellInPage.version;
}

const listFailing = ({ without = [] }: VisitorContext, remote: string): string[] =>
  without.filter((each) => each.remote === remote).map(({ version }) => version);

const works = (release: PublishedRelease | undefined, facts: VisitorContext): boolean =>
  release !== undefined &&
  !listFailing(facts, release.remote).includes(release.version) &&
  runsIn(facts.shellInPage, release);

/** The release outside of rollouts: the stable one, or the last good one where that has failed. */
function findStandIn(snapshot: Known, state: LiveState, facts: VisitorContext): PublishedRelease | undefined {
  const { remote, stable } = state;
  if (!stable || works(stable, facts)) return stable;
  return findLastGood(snapshot, state, listFailing(facts, remote), facts.shellInPage);
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
