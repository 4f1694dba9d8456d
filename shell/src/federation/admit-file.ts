import type { RegistryRemote } from '@metier/shared/contract';

/** What a loader has to ask for, in place of an address, and the hash that the answer must have. */
export interface AdmittedFile {
  readonly address: string;
  /** As in the attribute `integrity`; undefined for what is being worked on. */
  readonly integrity: string | undefined;
}

/** Asked by the chunk loaders of all bundles before they ask the network; see tools/webpack/integrity-plugin.cjs. */
type Admit = (address: string) => AdmittedFile | undefined;

declare global {
  interface Window {
    metierAdmit?: Admit;
  }
}

/** Path of a file and its hash; filled from every registry that the shell has seen. */
const hashes = new Map<string, string>();
/** Origins of the machines on which this visitor's previews run. */
const previews = new Set<string>();
const requests = new Map<string, number>();

/** A bundle that is rebuilt on every change has no lasting hashes. */
const isWatched = (pathname: string) => /^\/mf\/[^/]+\/[^/]+-dev\//.test(pathname);

/** What is known of a file, without asking for it; undefined when it belongs to no release that this page may load. */
export function findFile(address: string): AdmittedFile | undefined {
  const { href, origin, pathname } = new URL(address, window.location.href);
  const isOurs = origin === window.location.origin;
  const integrity = isOurs ? hashes.get(pathname) : undefined;
  const isFree = isOurs ? isWatched(pathname) : previews.has(origin);
  return integrity || isFree ? { address: href, integrity } : undefined;
}

/** Whether a loader has asked for the file. */
export const isAskedFor = ({ address }: AdmittedFile): boolean => requests.has(address);

/**
 * Where and how a script or style sheet may be loaded; undefined when it belongs to no release that this page may load.
 * A repeated request gets an address of its own: what failed may lie in a cache, and a request that hangs holds back the
 * next one for the same address.
 */
export const admitFile: Admit = (address) => {
  const file = findFile(address);
  if (!file) return undefined;
  const count = requests.get(file.address) ?? 0;
  requests.set(file.address, count + 1);
  if (count === 0) return { ...file, address };
  const url = new URL(file.address);
  url.searchParams.set('again', String(count));
  return { ...file, address: url.href };
};

/** Takes in the hashes of the files of a folder, `/mf/<remote>/<version>/`. */
export function rememberFiles(folder: string, integrity: Readonly<Record<string, string>>): void {
  const base = new URL(folder, window.location.href);
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, base).pathname, hash);
  window.metierAdmit ??= admitFile;
}

/** From now on the files of this release may be loaded. */
export function rememberRelease({ entry, integrity, is_preview }: RegistryRemote): void {
  if (is_preview) previews.add(new URL(entry, window.location.href).origin);
  rememberFiles(entry, integrity);
}
