import { accessSync, constants } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { giveUp, ROOT } from './root';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findInSystem = () =>
  [
    ...(process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...ELSEWHERE,
  ].find(isExecutable);

async function findPlaywrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  return [chromium.executablePath()].find(isExecutable);
}

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: ROOT, stdio: 'inherit' }).status === 0;

async function installOne(): Promise<string | undefined> {
  console.log('No browser found: installing one …');
  const isRoot = process.getuid?.() === 0;
  if (
    isRoot &&
    isExecutable('/usr/bin/apt-get') &&
    run('apt-get', 'update', '-qq') &&
    run('apt-get', 'install', '-y', '-qq', 'chromium')
  ) {
    return findInSystem();
  }
  return run('npx', 'playwright', 'install', 'chromium') ? findPlaywrightsOwn() : undefined;
}

/** The path of a Chromium or Chrome that is there: CHROME_PATH, the system's, or Playwright's own. */
export async function lookForBrowser(): Promise<string | undefined> {
  const named = process.env.CHROME_PATH;
  if (named) return isExecutable(named) ? named : undefined;
  return findInSystem() ?? (await findPlaywrightsOwn());
}

/**
 * The same, or one that is installed now. Without any, it ends the process with a sentence that says what to do.
 */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named && !isExecutable(named)) giveUp(`CHROME_PATH names ${named}, which is not an executable file.`);
  const path = (await lookForBrowser()) ?? (await installOne());
  return (
    path ??
    giveUp(
      'The journeys need a browser: install Chromium or Chrome, or name one in CHROME_PATH, and run again.',
    )
  );
}
