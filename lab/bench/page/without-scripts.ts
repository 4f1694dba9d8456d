import type { Page } from '@playwright/test';

/** Scripts, markup used only by scripts, and preload hints. JSON-LD for search engines stays. */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const HINTS = /<link\b(?=[^>]*\brel="?(?:module)?preload)[^>]*>/g;
const LATE = /<template id="late">[\s\S]*?<\/template>/;

export const removeScripts = (html: string): string =>
  html.replace(LATE, '').replace(SCRIPTS, '').replace(HINTS, '');

/**
 * The HTML of a page after the browser has rendered it, with inlined styles: the output of a server that
 * renders every page.
 */
export async function captureRenderedHtml(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(link.href)).text();
      link.replaceWith(style);
    }
    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
}
