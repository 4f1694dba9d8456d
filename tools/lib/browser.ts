import { spawnSync } from 'node:child_process';
import { findPlaywrightBrowser, lookForBrowser } from '../../packages/cli/src/smoke/look-for-browser';
import { findChromium, isExecutable } from '../../server/src/platform/smoke/find-chromium';
import { exitWithError, ROOT } from './root';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;

async function installOne(): Promise<string | undefined> {
  console.log('No browser found: installing one …');
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    isExecutable('/usr/bin/apt-get') &&
    run('apt-get', 'update', '-qq') &&
    ['chromium-headless-shell', 'chromium'].some((name) => run('apt-get', 'install', '-y', '-qq', name))
  ) {
    return findChromium();
  }
  return run('npx', 'playwright', 'install', 'chromium') ? findPlaywrightBrowser() : undefined;
}

/**
 * Like `lookForBrowser`, but installs a browser if none is found. Ends the process with instructions if that
 * fails.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named))
    exitWithError(`CHROME_PATH names ${named}, which is not an executable file.`);
  const path = (await lookForBrowser()) ?? (await installOne());
  return (
    path ??
    exitWithError(
      'The journeys need a browser: install Chromium or Chrome, or name one in CHROME_PATH, and run again.',
    )
  );
}
