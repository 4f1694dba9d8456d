import type { RemoteRelease } from '@metier/sdk/contract';

/** Suffix of a version, which identifies the input of the build. */
const BUILD_SUFFIX = /^\d+\.\d+\.\d+-([0-9A-Za-z]+)$/;

/**
 * The global name of a release's container, as in packages/build/src/recipe.cjs; undefined for a version without a build
 * suffix. The suffix is alphanumeric, so that the names of two remotes cannot be equal.
 */
export function containerOf({ name, version }: Pick<RemoteRelease, 'name' | 'version'>): string | undefined {
  const mark = BUILD_SUFFIX.exec(version)?.[1];
  return mark && `${name.replaceAll('-', '_')}_${mark}`;
}
