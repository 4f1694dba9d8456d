import { performance } from 'node:perf_hooks';
import type { Page } from '@playwright/test';
import { takeMedian } from '../lib/tables';

/** One interaction that loads the table; `run` resolves once its rows are shown. */
interface Step {
  readonly name: string;
  readonly run: (page: Page) => Promise<unknown>;
}

const rows = (page: Page) => page.locator('table[aria-busy="false"]').getByRole('row');
const address = (page: Page, part: string) => page.waitForURL((url) => url.href.includes(part));

/** Waits until the URL reflects the filters and the list is loaded. */
const follow = async (page: Page, part: string) => {
  await address(page, part);
  await rows(page).nth(1).waitFor();
};

const STEPS: readonly Step[] = [
  {
    name: 'address entered, to first rows',
    run: async (page) => {
      await page.goto('/applications', { waitUntil: 'commit' });
      await rows(page).nth(1).waitFor();
    },
  },
  {
    name: 'narrowed by status',
    run: async (page) => {
      await page.getByLabel('Status').selectOption('shortlisted');
      await follow(page, 'status=shortlisted');
    },
  },
  {
    name: 'and searched by name',
    run: async (page) => {
      await page.getByLabel('Search').fill('ber');
      await page.getByLabel('Search').press('Enter');
      await follow(page, 'search=ber');
    },
  },
  {
    name: 'filters cleared',
    run: async (page) => {
      await page.getByRole('link', { name: 'Clear filters' }).click();
      await page.waitForURL((url) => url.search === '');
      await rows(page).nth(1).waitFor();
    },
  },
  {
    name: 'second page',
    run: async (page) => {
      await page.getByRole('link', { name: 'Page 2', exact: true }).click();
      await follow(page, 'page=2');
    },
  },
];

export interface Figure {
  readonly name: string;
  /** Milliseconds, one a page, in the order of the pages. */
  readonly medians: readonly number[];
}

/**
 * Runs every step this many times on each page in turn, so that load spikes of the machine affect all of
 * them.
 */
export async function runRounds(pages: readonly Page[], rounds: number): Promise<Figure[]> {
  const times = STEPS.map(() => pages.map((): number[] => []));
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, page] of pages.entries()) {
      for (const [step, { run }] of STEPS.entries()) {
        const start = performance.now();
        await run(page);
        // The first round fills the caches of browser and server.
        if (round >= 0) times[step]?.[index]?.push(performance.now() - start);
      }
    }
  }
  return STEPS.map(({ name }, step) => ({ name, medians: (times[step] ?? []).map(takeMedian) }));
}
