import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { killGroup, killProcess, listGroup } from './process-group';

/** `nobody` on Linux and macOS: the user of a browser that root starts. */
const NOBODY = 65_534;
const START_LIMIT_MS = 15_000;
const MEMORY_CHECK_MS = 100;

/** An event of the Chrome DevTools Protocol. */
export interface CdpEvent {
  readonly method: string;
  readonly params: Readonly<Record<string, never>>;
  readonly sessionId?: string;
}

export interface Chromium {
  /** Sends a command of the Chrome DevTools Protocol; rejects if it fails or the browser has exited. */
  send<Result = object>(method: string, params?: object, sessionId?: string): Promise<Result>;
  /** Calls the listener for every event; returns the function that ends the subscription. */
  listen(listener: (event: CdpEvent) => void): () => void;
  isGone(): boolean;
  /** `performance.now()` of the last kill for excessive memory; 0 for never. */
  memoryKilledAt(): number;
  /** Kills every process of the browser and removes its profile. */
  close(): Promise<void>;
}

export interface ChromiumOptions {
  readonly path: string;
  /** The only origin that the browser may reach. */
  readonly origin: string;
  /** Memory limit of one browser process, in megabytes. */
  readonly memoryLimitMb: number;
}

/** Requests to any other host go to a nonexistent proxy: no page can reach another machine or port. */
const listFlags = ({ origin, memoryLimitMb }: ChromiumOptions, profile: string): string[] => [
  '--headless',
  '--remote-debugging-pipe',
  `--user-data-dir=${profile}`,
  '--proxy-server=http://127.0.0.1:9',
  `--proxy-bypass-list=<-loopback>;${new URL(origin).host}`,
  `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE ${new URL(origin).hostname.replace(/^\[|\]$/g, '')}`,
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  `--js-flags=--max-old-space-size=${memoryLimitMb * 2}`,
  '--dns-prefetch-disable',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-component-update',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--disable-popup-blocking',
  '--disable-features=Translate,MediaRouter,OptimizationHints,AutofillServerCommunication',
  '--force-prefers-reduced-motion',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  '--use-mock-keychain',
  'about:blank',
];

interface Pending {
  resolve(result: never): void;
  reject(error: Error): void;
}

function connect(child: ChildProcess) {
  const [input, output] = [child.stdio[3] as Writable, child.stdio[4] as Readable];
  const pending = new Map<number, Pending>();
  const listeners = new Set<(event: CdpEvent) => void>();
  let lastId = 0;
  let rest = '';
  let isGone = false;

  function receive(text: string): void {
    const message = JSON.parse(text) as CdpEvent & {
      id?: number;
      result?: never;
      error?: { message: string };
    };
    if (message.id === undefined) return listeners.forEach((listener) => listener(message));
    const call = pending.get(message.id);
    pending.delete(message.id);
    if (message.error) call?.reject(new Error(message.error.message));
    else call?.resolve(message.result as never);
  }
  const end = () => {
    isGone = true;
    for (const { reject } of pending.values()) reject(new Error('The browser is gone.'));
    pending.clear();
  };
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    messages.forEach(receive);
  });
  for (const stream of [input, output]) stream.on('error', end);
  child.on('error', end).on('exit', end);
  return {
    send: <Result>(method: string, params: object = {}, sessionId?: string): Promise<Result> =>
      new Promise<Result>((resolve, reject) => {
        if (isGone) return reject(new Error('The browser is gone.'));
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        input.write(`${JSON.stringify({ id: lastId, method, params, sessionId })}\0`);
      }),
    listen(listener: (event: CdpEvent) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isGone: () => isGone,
  };
}

/** Kills browser processes that exceed the memory limit. */
function watchMemory(group: number, limitMb: number) {
  let killedAt = 0;
  const timer = setInterval(() => {
    for (const { pid, memory } of listGroup(group)) {
      if (memory < limitMb * 2 ** 20) continue;
      killedAt = performance.now();
      killProcess(pid);
    }
  }, MEMORY_CHECK_MS);
  return { killedAt: () => killedAt, stop: () => clearInterval(timer) };
}

async function start(options: ChromiumOptions, more: readonly string[]): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'metier-smoke-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) await chown(profile, NOBODY, NOBODY);
  const child = spawn(options.path, [...more, ...listFlags(options, profile)], {
    cwd: profile,
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Nothing of this process's environment, because the pages of a release are untrusted code.
    env: {
      PATH: process.env.PATH,
      HOME: profile,
      TMPDIR: profile,
      XDG_RUNTIME_DIR: profile,
      LANG: 'en_US.UTF-8',
    },
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const hasEnded = new Promise((resolve) => child.on('exit', resolve).on('error', resolve));
  const connection = connect(child);
  const group = child.pid ?? 0;
  const memory = watchMemory(group, options.memoryLimitMb);
  const killNow = () => group > 0 && killGroup(group);
  const endNow = () => {
    killNow();
    rmSync(profile, { recursive: true, force: true });
  };
  process.once('exit', endNow);
  const chromium = {
    ...connection,
    memoryKilledAt: memory.killedAt,
    async close() {
      process.off('exit', endNow);
      memory.stop();
      killNow();
      if (group > 0) await hasEnded;
      // Exiting processes of the group may still write into the profile.
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
    },
  };
  const timer = setTimeout(killNow, START_LIMIT_MS);
  try {
    await chromium.send('Browser.getVersion');
    return chromium;
  } catch (error) {
    await chromium.close();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Starts a browser with an empty profile, controlled through a pipe. Without user namespaces, as in most
 * containers, Chromium has no sandbox: it then runs as the user `nobody`, never as root.
 */
export async function startChromium(options: ChromiumOptions): Promise<Chromium> {
  try {
    return await start(options, []);
  } catch {
    return start(options, ['--no-sandbox']);
  }
}
