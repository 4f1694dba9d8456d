import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { waitUntilReady } from '../tools/lib/server-process';

/**
 * `npm run bench -- start [--rounds 5]`: how long the built server takes to its first and to a later start on the
 * embedded database without demo data, beside making an empty PGlite (its `initdb`) and opening that again.
 */
export async function benchStart(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
  const folder = mkdtempSync(join(tmpdir(), 'metier-start-'));
  const times: Record<string, number[]> = {};
  const time = async (name: string, work: () => Promise<() => Promise<unknown>>) => {
    const began = performance.now();
    const end = await work();
    (times[name] ??= []).push(performance.now() - began);
    await end();
  };
  for (let round = 0; round < Number(values.rounds); round += 1) {
    const [data, bare] = [join(folder, `data-${round}`), join(folder, `bare-${round}`)];
    await time('bare initdb', () => openBare(bare));
    await time('opening it again', () => openBare(bare));
    await time('first start', () => startOnce(data));
    await time('later start', () => startOnce(data));
  }
  rmSync(folder, { recursive: true, force: true });
  console.log('milliseconds, median');
  for (const [name, taken] of Object.entries(times)) {
    const median = taken.sort((one, other) => one - other)[Math.floor(taken.length / 2)] ?? NaN;
    console.log(`${name.padEnd(20)}${median.toFixed(0).padStart(8)}`);
  }
}

/** In a process of its own, as the server is. */
async function openBare(dataDir: string): Promise<() => Promise<void>> {
  const script = `
    import { PGlite } from '@electric-sql/pglite';
    await (await PGlite.create({ dataDir: process.argv[1] })).close();`;
  const options = { cwd: join(__dirname, '..'), stdio: 'inherit' } as const;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], options);
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error('PGlite could not be opened.');
  return async () => {};
}

/** Until it listens; gives back what stops it. */
async function startOnce(dataDir: string): Promise<() => Promise<void>> {
  const settings = {
    DATA_DIR: dataDir,
    PORT: '0',
    SEED_DEMO: '0',
    LOG_LEVEL: 'warn',
    PUBLISH_LOCAL_BUILDS: 'never',
  };
  const server = fork(join(__dirname, '../server/dist/main.js'), {
    execArgv: [],
    env: { PATH: process.env.PATH, ...settings },
  });
  const hasExited = once(server, 'exit');
  const isReady = await Promise.race([waitUntilReady(server).then(() => true), hasExited.then(() => false)]);
  if (!isReady) throw new Error('It did not start: npm run build first.');
  return async () => {
    server.kill('SIGTERM');
    await hasExited;
  };
}
