import { giveUp } from './lib/root';

/** What takes too long for every test run; each part begins when it is imported. */
const PARTS: Readonly<Record<string, () => Promise<unknown>>> = {
  kill: () => import('./reliability/kill'),
  fuzz: () => import('./reliability/fuzz'),
  stale: () => import('./reliability/stale'),
  releases: () => import('./reliability/releases'),
};

/** `npm run reliability` runs every part, `npm run reliability -- <part> [options]` one. */
const [name] = process.argv.splice(2, 1);
const load = name ? PARTS[name] : undefined;
if (name && !load) giveUp(`There is no part ${name}: choose from ${Object.keys(PARTS).join(', ')}.`);
for (const run of load ? [load] : Object.values(PARTS)) {
  await run().catch((error: unknown) => giveUp(error instanceof Error ? error.message : String(error)));
}
