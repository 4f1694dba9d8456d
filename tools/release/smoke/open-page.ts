import type { BrowserContext, Page } from '@playwright/test';
import type { Release } from '@metier/shared/contract';

/** One page may take so long, and less when the run is nearly over. */
const TIME_LIMIT_MS = 8_000;
const LEAST_MS = 1_000;
/** The words of the shell's panels: shell/src/shell.texts.ts and shared/src/remote/remote.texts.ts. */
const PANEL = /could not be loaded/;

/** Notes everything that goes wrong while a page is open. */
function watch(page: Page, base: string): string[] {
  const problems: string[] = [];
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

/** Opens a path, and resolves to what is wrong with it: nothing, when it is fine. The run is over at `end`. */
export async function openPage(
  context: BrowserContext,
  { remote, version }: Release,
  path: string,
  end: number,
): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(Math.max(LEAST_MS, Math.min(TIME_LIMIT_MS, end - performance.now())));
  const problems = watch(page, `/mf/${remote}/${version}/`);
  try {
    await page.goto(path, { waitUntil: 'load' });
    await settle(page);
    problems.push(...(await findPanel(page)));
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    problems.push(...(await findPanel(page).catch(() => [])), `does not come to an end: ${reason}`);
  } finally {
    await page.close();
  }
  return problems.map((problem) => `${path} ${problem}`);
}
