import { createRequire } from 'node:module';
import { register } from 'tsx/cjs/api';
import { exitWithError } from '../tools/lib/root';

type Bench = () => Promise<void>;

// The benchmarks share the tests' PostgreSQL helper, so they are loaded the same way: as CommonJS.
register();
const requireFile = createRequire(import.meta.url);
const load = (file: string) => requireFile(`./bench/${file}`) as Record<string, Bench>;

/** Lazy, so that only the chosen benchmark is loaded. */
const BENCHES: Readonly<Record<string, () => Bench | undefined>> = {
  api: () => load('api.ts').benchApi,
  search: () => load('search.ts').benchSearch,
  relevance: () => load('relevance.ts').benchRelevance,
  applications: () => load('applications.ts').benchApplications,
  start: () => load('start.ts').benchStart,
  page: () => load('page.ts').benchPage,
  build: () => load('build.ts').benchBuild,
  pages: () => load('pages.ts').benchPages,
  alerts: () => load('alerts.ts').benchAlerts,
  overload: () => load('overload.ts').benchOverload,
};

/** `npm run bench -- <name> [options]` */
const [name = ''] = process.argv.splice(2, 1);
const run = BENCHES[name]?.();
if (!run) exitWithError(`Choose a benchmark: npm run bench -- ${Object.keys(BENCHES).join(' | ')}`);
await run().catch((error: unknown) => exitWithError(error instanceof Error ? error.message : String(error)));
