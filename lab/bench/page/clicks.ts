import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Person } from './people';
import type { RunningVariants } from './variants';

/** The page without scripts is excluded because a click there is a full navigation. */
const RIVALS = ['product', 'mono'] as const;

/** A link on the home page into a remote that is not loaded yet. */
const WAYS: readonly { readonly name: string; readonly as: Person; readonly link: string }[] = [
  { name: 'to the candidate’s dashboard', as: 'student', link: 'header a[href="/dashboard"]' },
  { name: 'to the employer’s dashboard', as: 'employer', link: 'header a[href="/dashboard"]' },
];

export interface Click {
  readonly way: string;
  readonly variant: (typeof RIVALS)[number];
  readonly hovered: boolean;
  /** From the click to the page's heading, in milliseconds. */
  readonly duration: number;
  /** Paths requested between the click and the heading. */
  readonly requests: readonly string[];
}

/** A phone's network and processor. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const SLOWDOWN = 4;
const HOVER_MS = 500;
/** Time for prefetching and other background work after load. */
const SETTLE_MS = 1_500;
const PATIENCE_MS = 60_000;

/** Follows every link in every variant, immediately and after hovering, once per round. */
export async function measureClicks(
  browser: Browser,
  rivals: RunningVariants,
  rounds: number,
): Promise<Click[]> {
  const clicks: Click[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const way of WAYS) {
      for (const hovered of [false, true]) {
        for (const variant of RIVALS) {
          const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
          const origin = rivals.originOf(variant);
          await context.addCookies(rivals.cookies[way.as].map((cookie) => ({ ...cookie, url: origin })));
          const measured = await clickOnce(context, `${origin}/`, way.link, hovered);
          clicks.push({ way: way.name, variant, hovered, ...measured });
          await context.close();
        }
      }
    }
  }
  return clicks;
}

async function slowDown(control: CDPSession): Promise<void> {
  await control.send('Network.enable');
  await control.send('Network.emulateNetworkConditions', NETWORK);
  await control.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

async function clickOnce(
  context: BrowserContext,
  address: string,
  link: string,
  hovered: boolean,
): Promise<Pick<Click, 'duration' | 'requests'>> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('main h1').first().waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await slowDown(await context.newCDPSession(page));
  if (hovered) {
    await page.hover(link);
    await page.waitForTimeout(HOVER_MS);
  }
  const requests: string[] = [];
  await watchHeading(page);
  page.on('request', (request) => void requests.push(new URL(request.url()).pathname));
  await page.click(link);
  const duration = await page.evaluate(() => Reflect.get(window, 'untilHeading') as Promise<number>);
  return { duration, requests: [...requests] };
}

/** Starts a timer in the page at the next click, which ends when the heading of another page is shown. */
const watchHeading = (page: Page): Promise<void> =>
  page.evaluate((patience) => {
    // Anonymous functions only: the compiler wraps named ones in a helper that does not exist in the page.
    const untilHeading = new Promise<number>((resolve, reject) => {
      setTimeout(() => reject(new Error('The click led to no other heading')), patience);
      document.addEventListener(
        'click',
        () => {
          const before = document.querySelector('main h1')?.textContent;
          const began = performance.now();
          new MutationObserver((_, observer) => {
            const heading = document.querySelector('main h1')?.textContent;
            if (!heading || heading === before) return;
            observer.disconnect();
            resolve(performance.now() - began);
          }).observe(document, { subtree: true, childList: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
    Reflect.set(window, 'untilHeading', untilHeading);
  }, PATIENCE_MS);
