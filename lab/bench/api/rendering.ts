import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageData } from '@metier/sdk/contract';
import type { ApiResponse } from '../../../server/src/http/response/api-response';
import type { Bundle } from '../../../server/src/web/rendering/messages';
import { createRenderer, type Renderer } from '../../../server/src/web/rendering/renderer';
import { findSandbox, NO_SANDBOX, type Sandbox } from '../../../server/src/web/rendering/sandbox';
import { ROOT } from '../../../tools/lib/root';
import { makeFolder, startServer } from '../lib/server';
import { formatTable, show, showRatio, takeMedian } from '../lib/tables';

const ROUNDS = 5;
const PAGES_A_ROUND = 100;
const AT_ONCE = 8;
const LIMIT_MS = 10_000;

interface Variant {
  readonly name: string;
  readonly bundle: Bundle;
  readonly renderer: Renderer;
  readonly times: number[];
  readonly rates: number[];
  megabytes: number;
}

const readBuild = (bundle: string) => readFileSync(join(ROOT, bundle, 'dist/server.cjs'), 'utf8');

const makeBundle = (key: string): Bundle => ({
  key,
  name: 'mf-public',
  releases: `mf-public, ${key}`,
  shell: readBuild('shell'),
  remote: readBuild('mf-public'),
});

/** Page data of the home page of a running server. */
async function readPageData(address: string): Promise<PageData> {
  const html = await (await fetch(address, { headers: { accept: 'text/html' } })).text();
  const [, json = ''] = /<script[^>]*id="?metier"?[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json) as PageData;
}

/** Replays the first response of each API call, so that only the rendering is measured. */
function recordAnswers(address: string): (path: string) => Promise<ApiResponse> {
  const known = new Map<string, Promise<ApiResponse>>();
  async function ask(path: string): Promise<ApiResponse> {
    const response = await fetch(address + path, { headers: { accept: 'application/json' } });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  }
  return (path) => {
    const answer = known.get(path) ?? ask(path);
    known.set(path, answer);
    return answer;
  };
}

/** Resident memory of all descendant processes, in megabytes; NaN if there is no `/proc`. */
function readChildren(pid: number | string = process.pid): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    const own = children.map((child) => {
      const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024 + readChildren(child);
    });
    return own.reduce((sum, each) => sum + each, 0);
  } catch {
    return NaN;
  }
}

/**
 * Renders the home page from the real builds in three variants: sandbox and realm, realm alone, plain
 * process. Rounds are interleaved, so that load spikes of the machine affect all of them.
 */
export async function benchRendering(): Promise<{ table: string; raw: object }> {
  const folder = makeFolder('bench-rendering');
  const server = await startServer({});
  const page = await readPageData(server.address);
  const read = recordAnswers(server.address);
  const plainWorker = join(folder.path, 'plain.cjs');
  execFileSync(process.execPath, [join(ROOT, 'lab/bench/api/build-plain-worker.cjs'), plainWorker]);
  const worker = join(ROOT, 'server/dist/render-worker.cjs');
  const sandbox = await findSandbox();
  const open = (name: string, workerFile: string, inside: Sandbox): Variant => {
    const onFailure = (reason: string) => console.error(`${name}: ${reason}`);
    const renderer = createRenderer({ workerFile, limit: LIMIT_MS, read, onFailure, sandbox: inside });
    return { name, bundle: makeBundle(name), renderer, times: [], rates: [], megabytes: NaN };
  };
  const variants = [
    open('a plain process', plainWorker, NO_SANDBOX),
    open('a realm of its own', worker, NO_SANDBOX),
    open(`a realm of its own, in ${sandbox.name}`, worker, sandbox),
  ];
  const render = async ({ bundle, renderer }: Variant) => {
    const rendered = await renderer.render({ url: `${server.address}/`, page, bundle });
    if (rendered?.kind !== 'page') throw new Error(`${bundle.releases} has rendered no page`);
  };
  try {
    for (const variant of variants) {
      const before = readChildren();
      for (let warm = 0; warm < PAGES_A_ROUND; warm += 1) await render(variant);
      variant.megabytes = readChildren() - before;
    }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const variant of variants) {
        for (let at = 0; at < PAGES_A_ROUND; at += 1) {
          const began = performance.now();
          await render(variant);
          variant.times.push(performance.now() - began);
        }
        const began = performance.now();
        const visitor = async () => {
          for (let at = 0; at < PAGES_A_ROUND / AT_ONCE; at += 1) await render(variant);
        };
        await Promise.all(Array.from({ length: AT_ONCE }, visitor));
        variant.rates.push((1000 * PAGES_A_ROUND) / (performance.now() - began));
      }
  } finally {
    for (const { renderer } of variants) renderer.close();
    await server.stop();
    folder.remove();
  }
  const [plain] = variants.map(({ times }) => takeMedian(times));
  const rows = variants.map(({ name, times, rates, megabytes }) => [
    name,
    show(takeMedian(times), 2),
    showRatio(takeMedian(times), plain),
    show(takeMedian(rates)),
    show(megabytes),
  ]);
  const head = ['a rendered home page', 'median, ms', 'of plain', 'a second, 8 at once', 'MB'];
  return {
    table: formatTable(head, rows),
    raw: variants.map(({ name, times, rates, megabytes }) => ({ name, times, rates, megabytes })),
  };
}
