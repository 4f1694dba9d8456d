import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from '../lib/browser';
import { build } from '../lib/build';
import { ROOT } from '../lib/root';

/** `npm run reliability -- releases`: what hostile releases gain, on the server in every sandbox, and in a browser. */
function run(title: string, program: string, args: readonly string[], env: NodeJS.ProcessEnv): boolean {
  console.log(`\n── ${title}`);
  const command = join(ROOT, 'node_modules/.bin', program);
  return (
    spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0
  );
}

const browser = await findBrowser();
await build();
const outcomes = [
  run(
    'server builds, in every sandbox of this machine',
    'jest',
    ['--selectProjects', 'server', '--verbose', '--', 'server/src/web/rendering/isolation.test.ts'],
    { EVERY_SANDBOX: '1' },
  ),
  run(
    'browser builds',
    'playwright',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter', 'list', 'hostile-releases'],
    { CHROME_PATH: browser, EVERY_RELEASE: '1' },
  ),
];
if (!outcomes.every(Boolean)) process.exitCode = 1;
