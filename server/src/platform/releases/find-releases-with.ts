import type { PackageUse } from '@metier/sdk/contract';
import { satisfies, validRange } from 'semver';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { releasesTexts as texts } from '../store/releases.texts';
import { listKept, nameUse } from './usage.service';

const PACKAGE = /^((?:@[\w.~-]+\/)?[\w.~-]+)(?:@(.+))?$/;

/** Whether a version is meant; a range includes its prereleases, which have the same faults. */
function readWanted(text: string): { name: string; isMeant: (version: string) => boolean } {
  const [, name, range] = PACKAGE.exec(text.trim()) ?? [];
  if (name === undefined || (range !== undefined && validRange(range) === null))
    throw refuse.field('contains', texts.noPackage(text));
  const isMeant = (version: string) =>
    range === undefined || version === range || satisfies(version, range, { includePrerelease: true });
  return { name, isMeant };
}

/** The releases with a package that are live or can be again, the live ones first. */
export async function findReleasesWith(dependencies: Dependencies, contains: string): Promise<PackageUse[]> {
  const { name, isMeant } = readWanted(contains);
  const found = (await listKept(dependencies)).flatMap((release) => {
    const { packages = {} } = release.description;
    // A bundle may have several versions of a package: "1.0.0, 2.0.0".
    const versions = Object.hasOwn(packages, name) ? packages[name]?.split(', ').filter(isMeant) : [];
    if (!versions?.length) return [];
    const use = nameUse(dependencies, release);
    const isCanary = (channel: (typeof use.live)[number]) =>
      dependencies.releases.findLive(channel, release.remote)?.candidate?.id === release.id;
    const copies = versions.map((version) => ({ name, version }));
    return [{ ...use, canary: use.live.filter(isCanary), packages: copies }];
  });
  return found.sort((one, other) => Number(other.live.length > 0) - Number(one.live.length > 0));
}
