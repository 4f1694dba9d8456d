import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { Client } from 'pg';
import { becomeEmployer } from '../../e2e/support/api';
import { startPostgres } from '../../server/src/testing/database/postgres-server';
import { findBrowser } from '../../tools/lib/browser';
import { fillCompany } from './applications/fill-company';
import { runRounds, type Figure } from './applications/run-rounds';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { startServer } from './lib/server';

/**
 * `npm run bench -- applications [--sizes 50,5000] [--rounds 15]`: an employer's table with this many
 * applications, in a browser, from the built product on a dedicated PostgreSQL; the sizes are interleaved.
 */
export async function benchApplications(): Promise<void> {
  const { values } = parseArgs({
    options: {
      sizes: { type: 'string', default: '50,5000' },
      rounds: { type: 'string', default: '15' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  const rounds = Number(values.rounds);
  if (![...sizes, rounds].every((number) => Number.isInteger(number) && number > 0))
    throw new Error('--sizes takes whole numbers, parted by commas; --rounds takes one.');

  const product = await startProduct();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  try {
    const pages: Page[] = [];
    for (const size of sizes) pages.push(await openEmployer(browser, product, size));
    const describeMachine = startMachineReport();
    const figures = await runRounds(pages, rounds);
    const machine = describeMachine();
    console.log(`\n${machine}\n\n${formatFigures(sizes, figures)}`);
    saveResults('applications', { machine, sizes, rounds, figures });
  } finally {
    await browser.close();
    await product.stop();
  }
}

interface Product {
  readonly address: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

async function startProduct(): Promise<Product> {
  const postgres = await startPostgres();
  const server = await startServer({ DATABASE_URL: postgres.url, SEED_DEMO: '0' });
  const stop = async () => {
    await server.stop();
    await postgres.stop();
  };
  return { address: server.address, databaseUrl: postgres.url, stop };
}

/** A browser page signed in as an employer who has received this many applications. */
async function openEmployer(browser: Browser, { address, databaseUrl }: Product, applications: number) {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const username = await becomeEmployer(page);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await fillCompany(client, username, applications);
  await client.end();
  return page;
}

/** One row per step; the last column is the ratio of the last size's median to the first size. */
function formatFigures(sizes: readonly number[], figures: readonly Figure[]): string {
  const heads = sizes.map((size) => size.toLocaleString('en').padStart(8)).join('');
  const lines = figures.map(({ name, medians }) => {
    const ratio = (medians.at(-1) ?? NaN) / (medians[0] ?? NaN);
    const cells = medians.map((median) => median.toFixed(0).padStart(8)).join('');
    return `${name.padEnd(34)}${cells}  ${ratio.toFixed(2).padStart(6)}×`;
  });
  return [`${'milliseconds, median'.padEnd(34)}${heads}   ratio`, ...lines].join('\n');
}
