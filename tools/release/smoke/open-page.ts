import type { BrowserContext, Page } from '@playwright/test';
import type { Release } from '@metier/shared/contract';

/** One page may take so long, and less when the run is nearly over. */
const TIME_LIMIT_MS = 8_000;
const LEAST_MS = 2_000;
/** The words of the shell's panels: shell/src/shell.texts.ts and shared/src/remote/remote.texts.ts. */
const PANEL = /could not be loaded/;

/** Notes everything that goes wrong while a page is open. */
function watch(page: Page, { remote, version }: Release): string[] {
  const problems: string[] = [];
  const all = `/mf/${remote}/`;
  const base = `${all}${version}/`;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(all) && !pathname.startsWith(base))
      problems.push(`goes back to another release, ${pathname}`);
  });
  page.on('pageerror', (error) => problems.push(`throws "${error.message}"`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`complains: ${message.text()}`);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith(base) && response.status() >= 400)
      problems.push(`misses ${pathname} (${response.status()})`);
  });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(base)) problems.push(`cannot load ${pathname}`);
  });
  return problems;
}

/** Nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
}

async function findPanel(page: Page): Promise<string[]> {
  const panel = page.getByText(PANEL).first();
  return (await panel.count()) > 0 ? [`shows "${(await panel.innerText()).trim()}"`] : [];
}

/** What was wrong with a page, once each; and whether it was given up because it took too long. */
export interface Impression {
  readonly problems: readonly string[];
  readonly isSlow: boolean;
}

/** Opens a path, and resolves to what is wrong with it: nothing, when it is fine. The run is over at `end`. */
export async function openPage(
  context: BrowserContext,
  release: Release,
  path: string,
  end: number,
): Promise<Impression> {
  const page = await context.newPage();
  page.setDefaultTimeout(Math.max(LEAST_MS, Math.min(TIME_LIMIT_MS, end - performance.now())));
  const problems = watch(page, release);
  let isSlow = false;
  try {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await settle(page);
  } catch (error) {
    isSlow = error instanceof Error && error.name === 'TimeoutError';
    if (!isSlow) problems.push(`breaks off: ${String(error).split('\n')[0]}`);
  }
  problems.push(...(await findPanel(page).catch(() => [])));
  await page.close();
  return { problems: [...new Set(problems)].map((problem) => `${path} ${problem}`), isSlow };
}
