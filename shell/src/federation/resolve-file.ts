import type { RegistryRemote } from '@metier/sdk/contract';

/** Address to load instead of the requested one, and the integrity hash that the response must match. */
export interface ResolvedFile {
  readonly address: string;
  /** Value of the `integrity` attribute; undefined for bundles in development. */
  readonly integrity: string | undefined;
}

/** Not declared as a property of every `window`: remotes are not meant to use it. */
export type AdmittingWindow = Window & {
  /** Called by the chunk loaders of all bundles before each request; see packages/build/src/plugins/integrity-plugin.cjs. */
  metierAdmit?: (address: string) => ResolvedFile | undefined;
};

const page: AdmittingWindow = window;

/** Files by path, at the address of the registry; filled from every registry that the shell receives. */
const files = new Map<string, ResolvedFile>();
/** Origins of the development machines that serve this visitor's previews. */
const previews = new Set<string>();
/** Other origins of files of releases. */
const cdns = new Set<string>();
/** True when the CDN did not deliver the page's own scripts. */
let isCdnDown = false;
const requests = new Map<string, number>();

/** A bundle that is rebuilt on every change has no lasting hashes. */
const isDevBundle = (pathname: string) => /^\/mf\/[^/]+\/[^/]+-dev\//.test(pathname);

/**
 * Looks up a file without counting a request; undefined if it belongs to no release that this page may load.
 */
export function findFile(address: string): ResolvedFile | undefined {
  const { href, origin, pathname } = toUrl(address);
  const isOurs = origin === window.location.origin;
  const file = files.get(pathname);
  if (file && (isOurs || cdns.has(origin))) return file;
  const isFree = isOurs ? isDevBundle(pathname) : previews.has(origin);
  return isFree ? { address: href, integrity: undefined } : undefined;
}

const toUrl = (address: string) => new URL(address, window.location.href);

/** True once a loader has requested the file. */
export const wasRequested = ({ address }: ResolvedFile): boolean => requests.has(address);

/**
 * Address and hash for loading a script or style sheet; undefined if it belongs to no release that this page
 * may load. A repeated request gets a different address, because the failed response may be cached and a
 * hanging request blocks the next one for the same address. It goes to this origin, because the CDN may be away.
 */
export function resolveFile(address: string): ResolvedFile | undefined {
  const file = findFile(address);
  if (!file) return undefined;
  const count = requests.get(file.address) ?? 0;
  requests.set(file.address, count + 1);
  if (count === 0) return file;
  const url = toUrl(file.address);
  const again = files.has(url.pathname) ? toUrl(url.pathname) : url;
  again.searchParams.set('again', String(count));
  return { ...file, address: again.href };
}

/** From now on, files of a CDN are loaded from this origin. */
export function avoidCdn(): void {
  isCdnDown = true;
}

/** Adds the files of a folder, `/mf/<remote>/<version>/` of this origin or of a CDN, with their hashes. */
export function registerFiles(folder: string, integrity: Readonly<Record<string, string>>): void {
  const base = toUrl(folder);
  const isOurs = base.origin === window.location.origin;
  if (!isOurs) cdns.add(base.origin);
  for (const [file, hash] of Object.entries(integrity)) {
    const { href, pathname } = new URL(file, base);
    files.set(pathname, { address: isOurs || isCdnDown ? pathname : href, integrity: hash });
  }
  page.metierAdmit ??= resolveFile;
}

/** Allows the files of this release to be loaded. */
export function registerRelease({ entry, integrity, is_preview }: RegistryRemote): void {
  if (is_preview) previews.add(new URL(entry, window.location.href).origin);
  registerFiles(entry, integrity);
}
