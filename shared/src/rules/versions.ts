/**
 * Whether a release's version is meant by a short form of it: `2`, `2.0` and `2.0.0` stand for every build of theirs, and
 * `2.0.0-0a1b2c3d4e` for itself.
 */
export const isVersionOf = (version: string, short: string): boolean =>
  version === short || version.startsWith(`${short}.`) || version.startsWith(`${short}-`);
