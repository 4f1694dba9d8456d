import type { Page } from '@playwright/test';
import type { HostileTextRun } from './hostile-texts';
import { waitUntilLoaded } from '../wait-until-loaded';

/** The window property that a payload sets if it is executed. */
const MARK = 'hostile';

/** Selectors of elements that no text may inject into a page. */
const INJECTED = [
  'hostile-x',
  'iframe',
  'object',
  'embed',
  'base',
  'meta[http-equiv="refresh"]',
  ...['onerror', 'onload', 'onfocus', 'ontoggle', 'onbegin'].map((name) => `[${name}]`),
  ...['javascript:', 'data:', 'vbscript:', 'file:'].map((scheme) => `a[href^="${scheme}" i]`),
  ...['src', 'action', 'data'].map((name) => `[${name}*="evil.example"]`),
  ...['', 'http:', 'https:'].map((scheme) => `link[href^="${scheme}//evil.example"]`),
].join(', ');

/** Opens every page that shows the texts; resolves to the problems found, as sentences. */
export async function findInjections(planted: HostileTextRun, baseURL: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const who of ['visitor', 'candidate', 'company'] as const) {
    const page = await planted[who].context.newPage();
    let path = '';
    const tell = (sentence: string) => wrong.push(`${who} at ${path}: ${sentence}`);
    watch(page, new URL(baseURL).origin, tell);
    for (const [actor, address] of planted.pages) {
      if (actor !== who) continue;
      path = address;
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await waitUntilLoaded(page);
      for (const sentence of await readProblems(page)) tell(sentence);
    }
    await page.close();
  }
  return wrong;
}

function watch(page: Page, origin: string, tell: (sentence: string) => void): void {
  page.on('dialog', (dialog) => {
    tell(`a dialog opened: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => tell(`thrown: ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') tell(`on the console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) tell(`asked ${url.href}`);
  });
}

async function readProblems(page: Page): Promise<string[]> {
  const seen = await page.evaluate(
    ({ mark, injected }) => ({
      hasRun: mark in globalThis,
      elements: Array.from(document.querySelectorAll(injected), ({ outerHTML }) => outerHTML.slice(0, 120)),
      excess: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      title: document.querySelector('h1')?.textContent ?? '',
    }),
    { mark: MARK, injected: INJECTED },
  );
  return [
    ...(seen.hasRun ? ['a script of a text has run'] : []),
    ...seen.elements.map((element) => `an element came out of a text: ${element}`),
    ...(seen.excess > 0 ? [`it is ${seen.excess} pixels wider than the window`] : []),
    ...(/^Something went wrong/.test(seen.title) ? ['it shows its error panel'] : []),
  ];
}
