import type { RegistryRemote } from '@metier/sdk/contract';

/** Address to load instead of the requested one, and the integrity hash that the response must match. */
export interface ResolvedFile {
  readonly address: string;
  /** Value of the `integrity` attribute; undefined for bundles in development. */
  readonly integrity: string | undefined;
}

/** Called by the chunk loaders of all bundles before each request; see packages/build/src/integrity-plugin.cjs. */
type Admit = (address: string) => ResolvedFile | undefined;

declare global {
  interface Window {
    metierAdmit?: Admit;
  }
}

/** Integrity hashes by path; filled from every registry that the shell receives. */
const hashes = new Map<string, string>();
/** Origins of the development machines that serve this visitor's previews. */
const previews = new Set<string>();
const requests = new Map<string, number>();

/** A bundle that is rebuilt on every change has no lasting hashes. */
const isDevBundle = (pathname: string) => /^\/mf\/[^/]+\/[^/]+-dev\//.test(pathname);

/**
 * Looks up a file without counting a request; undefined if it belongs to no release that this page may load.
 */
export function findFile(address: string): ResolvedFile | undefined {
  const { href, origin, pathname } = new URL(address, window.location.href);
  const isOurs = origin === window.location.origin;
  const integrity = isOurs ? hashes.get(pathname) : undefined;
  const isFree = isOurs ? isDevBundle(pathname) : previews.has(origin);
  return integrity || isFree ? { address: href, integrity } : undefined;
}

/** True once a loader has requested the file. */
export const wasRequested = ({ address }: ResolvedFile): boolean => requests.has(address);

/**
 * Address and hash for loading a script or style sheet; undefined if it belongs to no release that this page
 * may load. A repeated request gets a different address, because the failed response may be cached and a
 * hanging request blocks the next one for the same address.
 */
export const resolveFile: Admit = (address) => {
  const file = findFile(address);
  if (!file) return undefined;
  const count = requests.get(file.address) ?? 0;
  requests.set(file.address, count + 1);
  if (count === 0) return { ...file, address };
  const url = new URL(file.address);
  url.searchParams.set('again', String(count));
  return { ...file, address: url.href };
};

/** Adds the hashes of the files in a folder, `/mf/<remote>/<version>/`. */
export function registerFiles(folder: string, integrity: Readonly<Record<string, string>>): void {
  const base = new URL(folder, window.location.href);
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, base).pathname, hash);
  window.metierAdmit ??= resolveFile;
}

/** Allows the files of this release to be loaded. */
export function registerRelease({ entry, integrity, is_preview }: RegistryRemote): void {
  if (is_preview) previews.add(new URL(entry, window.location.href).origin);
  registerFiles(entry, integrity);
}
