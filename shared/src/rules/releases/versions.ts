/**
 * Whether `short` is a prefix of a release version: `2`, `2.0` and `2.0.0` match all of their builds,
 * `2.0.0-0a1b2c3d4e` matches itself.
 */
export const isVersionOf = (version: string, short: string): boolean =>
  version === short || version.startsWith(`${short}.`) || version.startsWith(`${short}-`);
