/** Address of a file and its hash; filled from every registry that the shell has seen. */
const hashes = new Map<string, string>();

declare global {
  interface Window {
    /** Asked by the chunk loaders of all bundles; see tools/webpack/integrity-plugin.cjs. */
    metierIntegrity?: (address: string) => string | undefined;
  }
}

const toPath = (address: string) => new URL(address, window.location.href).pathname;

/** The hash that a file of a remote has to have, as in the attribute `integrity`. */
export const findIntegrity = (address: string): string | undefined => hashes.get(toPath(address));

/** Takes in the hashes of the files that lie beside an entry. */
export function rememberIntegrity(entry: string, integrity: Readonly<Record<string, string>>): void {
  const folder = new URL(entry, window.location.href);
  for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, folder).pathname, hash);
  window.metierIntegrity = findIntegrity;
}
