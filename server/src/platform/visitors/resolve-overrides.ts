import type { RouteAccess } from '@metier/sdk/contract';
import type { Dependencies } from '../../dependencies';
import { isRemote } from '../gate/context';
import { findObstacle } from '../gate/find-obstacle';
import type { PublishedRelease } from '../registry/live-state';
import type { ChosenPreview } from './choose';
import { readPreviewId, type OverrideSet } from './overrides';
import { describeOwnership } from '../teams/path-grants';
import { listGrants } from '../teams/path-grants.service';
import { overridesTexts as texts } from './overrides.texts';
import { loadPreviews } from './previews.service';

/** What a set of overrides shows: all of its releases, or none and the obstacle. */
export interface ResolvedOverrides {
  readonly overrides: readonly PublishedRelease[];
  readonly previews: readonly ChosenPreview[];
  readonly obstacle?: string;
}

const NONE = { overrides: [], previews: [] };

/**
 * Resolves a set of overrides: all or nothing. One that is gone, or that does not run with the others and the
 * live rest, is an obstacle for the whole set.
 */
export async function resolveOverrides(
  dependencies: Dependencies,
  overrideSet: OverrideSet | undefined,
): Promise<ResolvedOverrides> {
  if (!overrideSet || overrideSet.releases.length === 0) return NONE;
  const { releases: snapshot, config } = dependencies;
  const ids = overrideSet.releases.flatMap(({ version }) => readPreviewId(version) ?? []);
  const previews = await loadPreviews(dependencies, ids);
  const isThere = ({ remote, version }: OverrideSet['releases'][number]) =>
    snapshot.findRelease(remote, version) !== undefined ||
    previews.some((each) => each.remote === remote && each.id === readPreviewId(version));
  const gone = overrideSet.releases.find((release) => !isThere(release));
  if (gone) return { ...NONE, obstacle: texts.gone(gone.remote, gone.version) };
  const overrides = overrideSet.releases.flatMap(
    ({ remote, version }) => snapshot.findRelease(remote, version) ?? [],
  );
  const foreign = await findForeignClaim(dependencies, [
    ...previews.map(({ remote, routes }) => ({ name: remote, routes })),
    ...overrides.flatMap(({ description }) => (isRemote(description) ? [description] : [])),
  ]);
  if (foreign !== undefined) return { ...NONE, obstacle: foreign };
  const replaced = new Set(overrideSet.releases.map(({ remote }) => remote));
  const rest = snapshot
    .listLive(overrideSet.channel ?? config.channel)
    .flatMap(({ remote, stable }) => (stable && !replaced.has(remote) ? [stable.description] : []));
  const obstacle = findObstacle(
    overrides.map(({ description }) => description),
    rest,
  );
  return obstacle === undefined ? { overrides, previews } : { ...NONE, obstacle };
}

/** A claim outside of the grants, which no page shows, whether or not the gate has judged its release. */
async function findForeignClaim(
  { db }: Dependencies,
  remotes: readonly { readonly name: string; readonly routes: readonly RouteAccess[] }[],
): Promise<string | undefined> {
  if (remotes.length === 0) return undefined;
  const grants = await listGrants(db);
  for (const { name, routes } of remotes)
    for (const route of routes) {
      const why = describeOwnership(name, route, grants);
      if (why) return texts.foreign(name, route.path, why);
    }
  return undefined;
}
