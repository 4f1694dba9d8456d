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

export function rememberIntegrity(integrity: Readonly<Record<string, string>>): void {
  for (const [address, hash] of Object.entries(integrity)) hashes.set(toPath(address), hash);
  window.metierIntegrity = findIntegrity;
}
