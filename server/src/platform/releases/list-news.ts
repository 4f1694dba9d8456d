import type { AnyRelease, ReleaseNews } from '@metier/sdk/contract';
import type { Dependencies } from '../../dependencies';
import { isPermissive } from '../gate/licenses';
import { readReach, type ScriptReach } from '../gate/read-reach';
import type { PublishedRelease } from '../registry/live-state';

const NOTHING: ScriptReach = { hosts: new Set(), stores: new Set() };

const sizeOf = ({ files }: AnyRelease) => Object.values(files).reduce((sum, { size }) => sum + size, 0);

const listOperations = ({ operations }: AnyRelease) =>
  operations.map(({ method, path }) => `${method} ${path}`);

function listPaths(release: AnyRelease): string[] {
  if (!('container' in release)) return [];
  const { routes, fragments } = release;
  return [
    ...routes.map(({ path, access }) => `${path} (${access})`),
    ...fragments.map(({ name, access }) => `${name}, part of a page (${access})`),
  ];
}

const listAdded = (before: Iterable<string>, after: Iterable<string>): string[] => {
  const known = new Set(before);
  return [...new Set(after)].filter((item) => !known.has(item)).sort();
};

/** A taken-over package is mostly found within these days, as `.npmrc` has them. */
const MIN_AGE_MS = 4 * 24 * 3_600_000;

/** Of several versions ("1.0.0, 2.0.0") the youngest; undefined unless the date of each is known. */
function findYoungest(name: string, versions: string, dates: Readonly<Record<string, string>>) {
  const found = versions.split(', ').map((version) => dates[`${name}@${version}`] ?? '');
  return found.includes('') ? undefined : found.sort().at(-1);
}

function listPackages(
  { packages: before = {} }: Partial<AnyRelease>,
  { description: { packages: after = {}, licenses = {} }, packageDates }: PublishedRelease,
  now: Date,
) {
  return (
    Object.entries(after)
      .filter(([name, version]) => before[name] !== version)
      // The database does not keep the order of keys.
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, version]) => {
        const license = licenses[name] ?? 'UNKNOWN';
        const published = findYoungest(name, version, packageDates ?? {});
        return {
          name,
          version,
          before: before[name] ?? null,
          license,
          is_permissive: isPermissive(license),
          published_at: published ?? null,
          is_young: published !== undefined && now.getTime() - Date.parse(published) < MIN_AGE_MS,
        };
      })
  );
}

/** What a release has that the live one has not. */
export async function listNews(
  dependencies: Dependencies,
  release: PublishedRelease,
  live: PublishedRelease | undefined,
): Promise<ReleaseNews> {
  const after = await readReach(dependencies, release);
  const before = live ? await readReach(dependencies, live) : NOTHING;
  const { description } = release;
  return {
    operations: listAdded(live ? listOperations(live.description) : [], listOperations(description)),
    paths: listAdded(live ? listPaths(live.description) : [], listPaths(description)),
    hosts: listAdded(before.hosts, after.hosts),
    storage: listAdded(before.stores, after.stores),
    packages: listPackages(live?.description ?? {}, release, dependencies.clock()),
    size: { before: live ? sizeOf(live.description) : null, after: sizeOf(description) },
  };
}
