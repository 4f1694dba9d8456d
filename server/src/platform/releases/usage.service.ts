import type { Absence, ReleaseUse, UsageReply } from '@metier/sdk/contract';
import { CHANNELS, isVersionOf } from '@metier/sdk/rules';
import { refuse } from '../../errors';
import { listOperations, type ApiDocument } from '../../http/openapi/document';
import type { Dependencies } from '../../dependencies';
import { findDependents, findLostFragments } from '../gate/find-dependents';
import type { PublishedRelease } from '../registry/live-state';
import { listMovedReleaseIds } from '../store/releases.repository';
import { releasesTexts as texts } from '../store/releases.texts';

/**
 * Every release that is live or was, with the operations it calls; `without` names an operation, a remote or a
 * release (`mf-seeker@1.4.2`), to list what breaks when it goes.
 */
export async function readUsage(
  dependencies: Dependencies,
  api: ApiDocument,
  without: string | undefined,
): Promise<UsageReply> {
  const kept = await listKept(dependencies);
  return {
    releases: kept.map((release) => ({
      ...nameUse(dependencies, release),
      operations: release.description.operations,
    })),
    without: without === undefined ? null : describeAbsence(dependencies, api, kept, without),
  };
}

/** The releases that are live or were, by remote. */
export async function listKept({ releases, db }: Dependencies): Promise<PublishedRelease[]> {
  await releases.refresh();
  const moved = new Set(await listMovedReleaseIds(db));
  return releases
    .listAll()
    .filter(({ id }) => moved.has(id))
    .sort((one, other) => one.remote.localeCompare(other.remote));
}

export function nameUse(
  { releases }: Dependencies,
  { id, remote, version }: PublishedRelease,
): Omit<ReleaseUse, 'operations'> {
  const isLive = (channel: (typeof CHANNELS)[number]) => {
    const state = releases.findLive(channel, remote);
    return state?.channel === channel && [state.stable?.id, state.candidate?.id].includes(id);
  };
  return { remote, version, live: CHANNELS.filter(isLive) };
}

function describeAbsence(
  dependencies: Dependencies,
  api: ApiDocument,
  kept: readonly PublishedRelease[],
  without: string,
): Absence {
  if (!/^(shell|mf-[^@]*)(@|$)/.test(without)) return describeGoneOperation(dependencies, api, kept, without);
  const [remote, version] = without.split('@');
  const isGone = (release: PublishedRelease) =>
    release.remote === remote &&
    (version === undefined || release.version === version || isVersionOf(release.version, version));
  const gone = kept.filter(isGone);
  if (gone.length === 0) throw refuse.field('without', texts.neverMoved(without));
  const rest = kept.filter((release) => !isGone(release));
  const names = new Map(rest.map((release) => [release.description, release]));
  const [lost, left] = [gone, rest].map((some) => some.map(({ description }) => description));
  return {
    dependents: findDependents(lost ?? [], left ?? []).flatMap(({ release, why }) => {
      const found = names.get(release);
      return found ? [{ ...nameUse(dependencies, found), why }] : [];
    }),
    fragments: findLostFragments(lost ?? [], left ?? []),
  };
}

function describeGoneOperation(
  dependencies: Dependencies,
  api: ApiDocument,
  kept: readonly PublishedRelease[],
  id: string,
): Absence {
  const dependents = kept.flatMap((release) => {
    const calls = release.description.operations.filter((operation) => operation.id === id);
    const why = calls.map(({ method, path }) => texts.calls(method, path));
    return why.length > 0 ? [{ ...nameUse(dependencies, release), why }] : [];
  });
  const isKnown = [...listOperations(api).values()].some(({ operationId }) => operationId === id);
  if (dependents.length === 0 && !isKnown) throw refuse.field('without', texts.unknownOperation(id));
  return { dependents, fragments: [] };
}
