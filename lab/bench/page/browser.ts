import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../../../tools/lib/browser';
import { makeFolder } from '../lib/server';

export interface MeasuredBrowser {
  /** Debugging port for Lighthouse. */
  readonly port: number;
  /** Replaces all cookies by exactly these, for each of these origins. */
  setCookies(
    origins: readonly string[],
    cookies: readonly { readonly name: string; readonly value: string }[],
  ): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Keeps background activity of the browser out of the measurement; `*.localhost` resolves to this machine.
 */
const BROWSER_ARGUMENTS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Runs a task with a browser, and closes it also if the task fails. */
export async function withBrowser<Result>(task: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: BROWSER_ARGUMENTS });
  try {
    return await task(browser);
  } finally {
    await browser.close();
  }
}

/** Starts a browser to which only Lighthouse is attached while it measures. */
export async function startBrowser(): Promise<MeasuredBrowser> {
  const folder = makeFolder('browser');
  const child = spawn(
    await findBrowser(),
    [
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder.path}`,
      ...BROWSER_ARGUMENTS,
      'about:blank',
    ],
    // In its own process group, so that no child process outlives the browser.
    { stdio: 'ignore', detached: true },
  );
  const port = await readPort(join(folder.path, 'DevToolsActivePort'));
  return {
    port,
    async setCookies(origins, cookies) {
      const control = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [context] = control.contexts();
      await context?.clearCookies();
      await context?.addCookies(
        origins.flatMap((url) => cookies.map(({ name, value }) => ({ name, value, url }))),
      );
      await control.close();
    },
    async stop() {
      const end = once(child, 'exit');
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await end;
      folder.remove();
    },
  };
}

async function readPort(file: string): Promise<number> {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await pause(50)) {
    const [port] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (port) return Number(port);
  }
  throw new Error('The browser did not start.');
}
