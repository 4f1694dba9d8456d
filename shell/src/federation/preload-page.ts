import type { RegistryRemote, RegistryRoute } from '@metier/sdk/contract';
import { registerRelease } from './resolve-file';
import { preloadFile } from './preload-file';

/** Preloads all files of a page in parallel instead of sequentially: entry, remote interface, page chunk. */
export async function preloadPage(release: RegistryRemote, { files = [] }: RegistryRoute): Promise<void> {
  registerRelease(release);
  const base = new URL(release.entry, window.location.href);
  const addresses = [base.href, ...files.map((file) => new URL(file, base).href)];
  await Promise.all(addresses.map(preloadFile));
}
