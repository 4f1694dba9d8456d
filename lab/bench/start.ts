import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { waitUntilReady } from '../../tools/lib/server-process';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { makeFolder } from './lib/server';
import { formatTable, show, showRatio, takeMedian } from './lib/tables';

/** Baseline for each kind of start. */
const RIVALS: Readonly<Record<string, string>> = {
  'first start': 'bare initdb',
  'first start, rendered': 'bare initdb',
  'later start': 'opening it again',
  'later start, rendered': 'opening it again',
};

/**
 * `npm run bench -- start [--rounds 5]`: time of the built server to its first and to a later start on the
 * embedded database without demo data, compared with creating an empty PGlite (its `initdb`) and opening it
 * again. It has started when `/readyz` and the home page answer 200; the first start publishes the builds for
 * that. The first server-rendered page follows shortly after, in a separate row.
 */
export async function benchStart(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const describeMachine = startMachineReport();
  const folder = makeFolder('start');
  const times: Record<string, number[]> = {};
  const note = (name: string, began: number) => (times[name] ??= []).push(performance.now() - began);
  const time = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    note(name, began);
  };
  const start = async (name: string, dataDir: string) => {
    const began = performance.now();
    const { address, stop } = await startOnce(dataDir);
    note(name, began);
    await waitForRendered(address);
    note(`${name}, rendered`, began);
    await stop();
  };
  try {
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      console.log(`round ${round}`);
      const [data, bare] = [join(folder.path, `data-${round}`), join(folder.path, `bare-${round}`)];
      await time('bare initdb', () => openBare(bare));
      await time('opening it again', () => openBare(bare));
      await start('first start', data);
      await start('later start', data);
    }
  } finally {
    folder.remove();
  }
  const machine = describeMachine();
  console.log(`\n${machine}\n\n${formatTimes(times)}`);
  saveResults('start', { machine, times });
}

function formatTimes(times: Readonly<Record<string, readonly number[]>>): string {
  const take = (name: string) => takeMedian(times[name] ?? []);
  const rows = Object.keys(times).map((name) => {
    const rival = RIVALS[name];
    const own = [
      show(take(name)),
      show(Math.min(...(times[name] ?? []))),
      show(Math.max(...(times[name] ?? []))),
    ];
    if (!rival) return [name, ...own, '', '', ''];
    return [name, ...own, rival, showRatio(take(name), take(rival)), show(take(name) - take(rival))];
  });
  return formatTable(['milliseconds', 'median', 'least', 'most', 'beside', 'ratio', 'difference'], rows);
}

/** In a separate process, like the server. */
async function openBare(dataDir: string): Promise<void> {
  const script = `
    import { PGlite } from '@electric-sql/pglite';
    await (await PGlite.create({ dataDir: process.argv[1] })).close();`;
  const options = { cwd: join(__dirname, '../..'), stdio: 'inherit' } as const;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], options);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error('PGlite could not be opened.');
}

/** Resolves once the server is ready and serves pages. */
async function startOnce(dataDir: string): Promise<{ address: string; stop(): Promise<void> }> {
  const settings = { DATA_DIR: dataDir, PORT: '0', SEED_DEMO: '0', LOG_LEVEL: 'error' };
  const server = fork(join(__dirname, '../../server/dist/main.js'), {
    execArgv: [],
    env: { PATH: process.env.PATH, ...settings },
  });
  const hasExited = once(server, 'exit');
  // Stops the server if the benchmark aborts.
  const end = () => void server.kill('SIGKILL');
  process.once('exit', end);
  const ready = await Promise.race([waitUntilReady(server), hasExited.then(() => undefined)]);
  if (!ready) throw new Error('It did not start: npm run build first.');
  const { address } = ready;
  for (const path of ['/readyz', '/']) {
    const { status } = await fetch(address + path, { headers: { accept: 'text/html' } });
    if (status !== 200) throw new Error(`${path} answers ${status}: npm run build first.`);
  }
  const stop = async () => {
    server.kill('SIGTERM');
    await hasExited;
    process.off('exit', end);
  };
  return { address, stop };
}

const PATIENCE_MS = 60_000;

async function waitForRendered(address: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    if (/<div id="root"><./.test(await page.text())) return;
    await wait(20);
  }
  throw new Error('No page is rendered on the server: npm run build first.');
}
