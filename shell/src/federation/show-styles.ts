import type { RegistryRemote } from '@metier/shared/contract';

/**
 * Two releases of a remote call their classes the same. Where both are in the page, only the style sheets of the one that
 * is in use apply.
 */
export function showStylesOf({ name, version }: Pick<RegistryRemote, 'name' | 'version'>): void {
  const folder = `/mf/${name}/`;
  // A page that the server has rendered has them inside, with the address they came from.
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    `link[rel="stylesheet"][href*="${folder}"], style[data-href*="${folder}"]`,
  );
  for (const sheet of sheets) {
    const address = sheet.getAttribute('href') ?? sheet.dataset.href;
    sheet.disabled = !address?.includes(`${folder}${version}/`);
  }
}
