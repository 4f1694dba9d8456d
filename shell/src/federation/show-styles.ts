import type { RegistryRemote } from '@metier/shared/contract';

/**
 * Two releases of a remote call their classes the same. Where both are in the page, only the style sheets of the one that
 * is in use apply.
 */
export function showStylesOf({ name, version }: Pick<RegistryRemote, 'name' | 'version'>): void {
  const sheets = document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][href*="/mf/${name}/"]`);
  for (const sheet of sheets) sheet.disabled = !sheet.href.includes(`/mf/${name}/${version}/`);
}
