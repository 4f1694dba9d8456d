import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageData } from '@metier/sdk/contract';
import type { ApiResponse } from '../../../http/response/api-response';
import { SLOWNESS } from '../../../testing/depth';
import type { Bundle } from '../messages';
import { createRenderer, type Renderer } from '../renderer';
import type { Sandbox } from '../sandbox';
import { TOOLS, type HostileBuild } from './hostile-build';
import { toWorkerScript, type HostileWorker } from './hostile-workers';

/** Gain of an attack, and its effects on other pages and on the server. */
export interface AttackResult {
  /** Content of the attacker's own page; 'nothing' also if there is no page. */
  readonly gained: string;
  /** Another remote's page, requested during the attack and after it. */
  readonly others: readonly (string | undefined)[];
  /** True when the server can be debugged after the attack. */
  readonly isDebugged: boolean;
  /** Memory growth of the server, in megabytes. */
  readonly growth: number;
  /** Longest event-loop stall of the server, in milliseconds of processor time. */
  readonly stall: number;
}

const MEGABYTE = 1024 * 1024;
const DEBUGGER_PORT = 9229;
/** The other remote's page has to come within it on a busy machine, too. */
const LIMIT_MS = 3_000 * SLOWNESS;
const WATCH_MS = 20;
const page = {} as PageData;

const SHELL = `
  exports.lent = { react: { version: '19' } };
  exports.render = async (task) => {
    const given = await task.remote.render(task);
    if (given?.failure) throw new Error(given.failure);
    const page = { kind: 'page', status: 200, title: '', head: {}, state: '{}', html: '' };
    return typeof given === 'string' ? { ...page, html: given } : given?.kind ? given : { ...page, ...given };
  };
`;

const HONEST: Bundle = {
  key: 'honest',
  name: 'mf-public',
  releases: 'mf-public 1.0.0',
  shell: SHELL,
  remote: `exports.remote = { render: async ({ read }) => (await (await read('/api/jobs/')).json()).map((job) => job.title).join() };`,
};

/** Page of another remote if the attack has no effect. */
export const HONEST_PAGE = 'Nurse,Cook';
const ANSWER: ApiResponse = { status: 200, headers: {}, body: '[{"title":"Nurse"},{"title":"Cook"}]' };

const toBundle = ({ what, attack, atLoad = '' }: HostileBuild): Bundle => ({
  key: `hostile ${what}`,
  name: 'mf-hello',
  releases: `mf-hello that ${what}`,
  shell: SHELL,
  remote: `${atLoad}\n${TOOLS}
    exports.remote = { async render(task) { ${attack} } };`,
});

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
  });

/**
 * Measures the longest event-loop stall until `stop` is called, as the processor time spent in it: on a busy
 * machine the process also waits for a processor.
 */
function watchStalls(): { stop(): number } {
  let longest = 0;
  let last = performance.now();
  let lastUsage = process.cpuUsage();
  const timer = setInterval(() => {
    const now = performance.now();
    const { user, system } = process.cpuUsage(lastUsage);
    longest = Math.max(longest, Math.min(now - last - WATCH_MS, (user + system) / 1000));
    last = now;
    lastUsage = process.cpuUsage();
  }, WATCH_MS);
  return {
    stop() {
      clearInterval(timer);
      return longest;
    },
  };
}

async function measure(attacker: Renderer, bundle: Bundle, honest: Renderer): Promise<AttackResult> {
  const render = async (renderer: Renderer, given: Bundle) => {
    const rendered = await renderer.render({ url: 'https://jobs.example/', page, bundle: given });
    return rendered?.kind === 'page' ? rendered.html : rendered?.location;
  };
  await render(honest, HONEST);
  const before = process.memoryUsage().rss;
  const stalls = watchStalls();
  const [gained, beside] = await Promise.all([render(attacker, bundle), render(honest, HONEST)]);
  const after = await render(honest, HONEST);
  return {
    gained: gained || 'nothing',
    others: [beside, after],
    isDebugged: await isOpen(DEBUGGER_PORT),
    growth: (process.memoryUsage().rss - before) / MEGABYTE,
    stall: stalls.stop(),
  };
}

const openRenderer = (workerFile: string, sandbox: Sandbox | undefined) =>
  createRenderer({
    workerFile,
    limit: LIMIT_MS,
    read: () => Promise.resolve(ANSWER),
    onFailure: () => undefined,
    ...(sandbox && { sandbox }),
  });

/** Renders a page of a hostile build next to an honest one in the same renderer, as the server does. */
export async function tryBuild(
  build: HostileBuild,
  workerFile: string,
  sandbox?: Sandbox,
): Promise<AttackResult> {
  const renderer = openRenderer(workerFile, sandbox);
  try {
    return await measure(renderer, toBundle(build), renderer);
  } finally {
    renderer.close();
  }
}

/** Replaces a build's process by a hostile one, as if the build had escaped its realm. */
export async function tryWorker(
  worker: HostileWorker,
  workerFile: string,
  sandbox?: Sandbox,
): Promise<AttackResult> {
  const folder = mkdtempSync(join(tmpdir(), 'metier-hostile-'));
  const secretFile = join(folder, 'secret');
  writeFileSync(secretFile, 'the secret');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const script = join(folder, 'worker.cjs');
  writeFileSync(script, toWorkerScript(worker.attack, { secretFile, port }));
  const honest = openRenderer(workerFile, sandbox);
  const hostile = openRenderer(script, sandbox);
  try {
    return await measure(hostile, toBundle({ what: worker.what, attack: '' }), honest);
  } finally {
    honest.close();
    hostile.close();
    server.close();
    rmSync(folder, { recursive: true });
  }
}
