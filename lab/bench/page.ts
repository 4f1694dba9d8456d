import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { build } from '../../tools/lib/build';
import { buildOneBundle } from '../mono/one-bundle';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { makeFolder, startServer } from './lib/server';
import { auditPage } from './page/audit';
import { startBrowser, withBrowser, type MeasuredBrowser } from './page/browser';
import { measureClicks } from './page/clicks';
import { formatInteractions, measureInteractions } from './page/interactions';
import { findDuplicateModules } from './page/duplicate-modules';
import { logInDemoUsers } from './page/people';
import { choosePages, type MeasuredPage } from './page/pages';
import { formatClicks, formatDuplicates, formatVisits, type Visit } from './page/report';
import { startVariants, VARIANTS, type RunningVariants } from './page/variants';
import { captureRenderedHtml } from './page/without-scripts';

const SETTLE_MS = 3_000;

/**
 * `npm run bench -- page [--rounds 3] [--pages home,job,candidate,employer]`: the built product, the same
 * sources in one bundle, and the pages without scripts, interleaved, measured by Lighthouse as a phone; then
 * the first click into a remote that is not loaded yet; then twelve presses on each of five pages. With
 * `--interactions` these alone.
 */
export async function benchPage(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      pages: { type: 'string' },
      interactions: { type: 'boolean' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number.');
  const pages = choosePages(values.pages);
  await build();
  if (values.interactions) return benchInteractions();
  await buildOneBundle();
  const twice = await findDuplicateModules(pages);
  const describeMachine = startMachineReport();
  const rivals = await startVariants();
  try {
    const drawn = await withBrowser(async (browser) => {
      await comparePages(browser, rivals, pages);
      return drawPages(browser, rivals, pages);
    });
    const visits = await visitPages(rivals, pages, drawn, rounds);
    console.log('clicks');
    const clicks = await withBrowser((browser) => measureClicks(browser, rivals, rounds));
    const presses = await withBrowser((browser) =>
      measureInteractions(browser, rivals.originOf('product'), rivals.cookies),
    );
    const machine = describeMachine();
    const names = pages.map(({ name }) => name);
    console.log(
      [
        `\n${machine}`,
        formatVisits(visits),
        formatClicks(clicks),
        formatInteractions(presses),
        formatDuplicates(names, twice),
      ].join('\n\n'),
    );
    saveResults('page', { machine, rounds, visits, clicks, presses, twice });
  } finally {
    await rivals.stop();
  }
}

async function benchInteractions(): Promise<void> {
  const describeMachine = startMachineReport();
  const folder = makeFolder('bench-interactions');
  const server = await startServer({ RENDER_LIMIT_MS: '8000', DATA_DIR: join(folder.path, 'data') });
  try {
    const cookies = await logInDemoUsers(server.address);
    const presses = await withBrowser((browser) => measureInteractions(browser, server.address, cookies));
    console.log(`\n${describeMachine()}\n\n${formatInteractions(presses)}`);
  } finally {
    await server.stop();
    folder.remove();
  }
}

/** Throws unless the one bundle shows the product's pages: an error page would be fast. */
async function comparePages(
  browser: Browser,
  rivals: RunningVariants,
  pages: readonly MeasuredPage[],
): Promise<void> {
  for (const { name, as, path } of pages) {
    const headings: string[] = [];
    for (const variant of ['product', 'mono'] as const) {
      const context = await browser.newContext();
      const origin = rivals.originOf(variant);
      await context.addCookies(rivals.cookies[as].map((cookie) => ({ ...cookie, url: origin })));
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: 'load' });
      // What the server has rendered is replaced when code fails.
      await page.waitForTimeout(SETTLE_MS);
      headings.push(await page.locator('main h1').first().innerText());
      await context.close();
    }
    const [product, mono] = headings;
    if (product !== mono) throw new Error(`${name}: “${mono}” in one bundle, “${product}” in the product`);
  }
}

/** Captures the pages without server-side rendering from a browser: without scripts they would be empty. */
async function drawPages(
  browser: Browser,
  rivals: RunningVariants,
  pages: readonly MeasuredPage[],
): Promise<ReadonlyMap<MeasuredPage, string>> {
  const drawn = new Map<MeasuredPage, string>();
  for (const page of pages.filter(({ as }) => as !== 'visitor')) {
    const context = await browser.newContext({ bypassCSP: true });
    const origin = rivals.originOf('product');
    await context.addCookies(rivals.cookies[page.as].map((cookie) => ({ ...cookie, url: origin })));
    drawn.set(page, await captureRenderedHtml(await context.newPage(), origin + page.path));
    await context.close();
  }
  return drawn;
}

async function visitPages(
  rivals: RunningVariants,
  pages: readonly MeasuredPage[],
  drawn: ReadonlyMap<MeasuredPage, string>,
  rounds: number,
): Promise<Visit[]> {
  const browser = await startBrowser();
  const visits: Visit[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const page of pages) {
        console.log(`round ${round}: ${page.name}`);
        await prepare(rivals, browser, page, drawn.get(page));
        for (const throttling of ['simulate', 'devtools'] as const) {
          for (const variant of VARIANTS) {
            const audit = await auditPage(rivals.originOf(variant) + page.path, browser.port, throttling);
            visits.push({ page: page.name, variant, throttling, audit });
          }
        }
      }
    }
  } finally {
    await browser.stop();
  }
  return visits;
}

async function prepare(
  rivals: RunningVariants,
  browser: MeasuredBrowser,
  { as, path }: MeasuredPage,
  html: string | undefined,
): Promise<void> {
  rivals.clearRenderedHtml();
  if (html !== undefined) rivals.setRenderedHtml(path, html);
  await browser.setCookies(VARIANTS.map(rivals.originOf), rivals.cookies[as]);
}
