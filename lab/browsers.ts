import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EngineChoice } from './browsers/engine';
import { chromium, firefox } from './browsers/puppeteer-engines';
import { WALKS } from './browsers/walks';
import { webkit } from './browsers/webkit-engine';
import { build } from '../tools/lib/build';
import { exitWithError } from '../tools/lib/root';
import { startServer, stopServer, waitUntilReady } from '../tools/lib/server-process';

/**
 * `npm run browsers` walks the main journeys in Chromium, Firefox and WebKit on the built server; `-- --only
 * firefox,webkit` narrows the engines. An engine that is not installed is named, and fails the run.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: 'chromium,firefox,webkit' } } });
const names = values.only.split(',');
const engines = [chromium, firefox, webkit].filter(({ name }) => names.includes(name));
if (engines.length === 0) exitWithError('--only takes chromium, firefox and webkit.');

async function walkIn({ name, start }: EngineChoice, address: string, folder: string): Promise<boolean> {
  const engine = await start();
  const title = `Pflegefachperson ${name} ${Date.now().toString(36)}`;
  let isFine = true;
  console.log(`\n${name}: ${engine.version}`);
  for (const [walk, run] of Object.entries(WALKS)) {
    const tab = await engine.openTab();
    const began = Date.now();
    try {
      await run({ tab, address, title, folder });
      console.log(`  ok      ${walk} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
    } catch (error) {
      isFine = false;
      console.error(`  failed  ${walk}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await tab.close();
  }
  await engine.stop();
  return isFine;
}

await build();
const folder = mkdtempSync(join(tmpdir(), 'metier-browsers-'));
const server = startServer({
  onReady: () => undefined,
  env: { PORT: '0', DATA_DIR: join(folder, 'data'), THROTTLES: 'off' },
});
const { address } = await waitUntilReady(server);
for (const engine of engines) {
  const missing = engine.findMissing();
  if (missing.length > 0) {
    console.error(`\n${engine.name}: not installed (${missing.join(', ')}). Debian: ${engine.advice}`);
    process.exitCode = 1;
  } else if (!(await walkIn(engine, address, folder))) process.exitCode = 1;
}
await stopServer(server);
rmSync(folder, { recursive: true, force: true });
