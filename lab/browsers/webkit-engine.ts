import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Engine, EngineChoice } from './engine';
import { findProgram } from './find-program';
import { openSession } from './webdriver';

const PROGRAMS = ['WebKitWebDriver', 'Xvfb'] as const;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a display in memory; resolves to its name once it accepts clients. */
async function startDisplay(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${number.toString().trim()}`, process: screen };
}

async function waitForDriver(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isUp = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await delay(100);
  }
  throw new Error('WebKitWebDriver does not answer');
}

async function start(): Promise<Engine> {
  const screen = await startDisplay();
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitForDriver(address);
  const open = () => openSession(address, { browserName: 'MiniBrowser' });
  const probe = await open();
  await probe.tab.close();
  return {
    version: probe.version,
    openTab: async () => (await open()).tab,
    async stop() {
      driver.kill();
      screen.process.kill();
    },
  };
}

/** WebKit over WebDriver, on a display in memory: MiniBrowser has no mode without one. */
export const webkit: EngineChoice = {
  name: 'webkit',
  advice: 'apt-get install webkit2gtk-driver xvfb',
  findMissing: () => PROGRAMS.filter((name) => !findProgram(name)),
  start,
};
