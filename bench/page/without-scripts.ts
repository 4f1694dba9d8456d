import type { Page } from '@playwright/test';

/** What runs, what is only there for it, and what would fetch it ahead. What search engines read stays. */
const SCRIPTS = /<script\b(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g;
const HINTS = /<link\b(?=[^>]*\brel="?(?:module)?preload)[^>]*>/g;
const LATE = /<template id="late">[\s\S]*?<\/template>/;

export const removeScripts = (html: string): string =>
  html.replace(LATE, '').replace(SCRIPTS, '').replace(HINTS, '');

/**
 * A page as it stands once the browser has drawn it, its styles inside: what a server would send that draws every page
 * itself.
 */
export async function takeDrawn(page: Page, address: string): Promise<string> {
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
