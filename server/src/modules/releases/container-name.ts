import type { RemoteRelease } from '@metier/shared/contract';

/** What a version ends in: what the build was made from. */
const MARK = /^\d+\.\d+\.\d+-([0-9A-Za-z]+)$/;

/**
 * The global name of a release's container, as webpack.common.js makes it; undefined for a version that gives none. The
 * mark has letters and digits alone, so that no name can be read as that of another remote.
 */
export function containerOf({ name, version }: Pick<RemoteRelease, 'name' | 'version'>): string | undefined {
  const mark = MARK.exec(version)?.[1];
  return mark && `${name.replaceAll('-', '_')}_${mark}`;
}
