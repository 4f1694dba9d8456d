import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getRunPaths } from './run-paths';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { folder, dataDir, releasesDir, port } = getRunPaths();
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

// A copy, because journeys derive other releases from it, and a build may run in parallel.
for (const name of ['shell', ...readdirSync(ROOT).filter((each) => each.startsWith('mf-'))]) {
  cpSync(join(ROOT, name, 'dist'), join(releasesDir, name, 'dist'), { recursive: true });
}
Object.assign(process.env, {
  PORT: String(port),
  DATA_DIR: dataDir,
  RELEASES_DIR: releasesDir,
  THROTTLES: 'off',
  LOG_LEVEL: 'warn',
  // On a busy machine rendering may exceed the default limit.
  RENDER_LIMIT_MS: '8000',
  // No browser for smoke runs: journeys promote releases that are broken on purpose.
  CHROMIUM: 'none',
});
await import(pathToFileURL(join(ROOT, 'server/dist/main.js')).href);
