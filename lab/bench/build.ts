import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLES } from '../../tools/lib/bundles';
import { copySources } from './build/copy';
import { startMachineReport } from './lib/machine';
import { saveResults } from './lib/results';
import { formatTable, show, showRatio, takeMedian } from './lib/tables';

const RIVALS = ['product', 'mono'] as const;

/** Output folders of each build. */
const BUILT: Readonly<Record<(typeof RIVALS)[number], readonly string[]>> = {
  product: BUNDLES.map((name) => join(name, 'dist')),
  mono: ['lab/mono/mf-mono/dist', 'lab/mono/shell/dist'],
};

/** Preparations before each measured build, in a folder that keeps the output of earlier builds. */
const STEPS: readonly { readonly name: string; prepare(folder: string, round: number): void }[] = [
  {
    name: 'everything, nothing kept',
    prepare: (folder) =>
      [...RIVALS.flatMap((rival) => BUILT[rival]), '.cache'].forEach((path) => remove(folder, path)),
  },
  {
    name: 'everything, with the compiler’s cache',
    prepare: (folder) => RIVALS.flatMap((rival) => BUILT[rival]).forEach((path) => remove(folder, path)),
  },
  { name: 'nothing has changed', prepare: () => undefined },
  {
    name: 'a change in one remote',
    prepare: (folder, round) => change(folder, 'mf-seeker/src/routes.ts', round),
  },
  {
    name: 'a change in shared',
    prepare: (folder, round) => change(folder, 'shared/src/rules/values/limits.ts', round),
  },
];

const remove = (folder: string, path: string) => rmSync(join(folder, path), { recursive: true, force: true });

/** Code instead of a comment, because the compiler would drop a comment. */
const change = (folder: string, file: string, round: number) =>
  appendFileSync(join(folder, file), `\nReflect.set(globalThis, 'round', ${round});\n`);

/**
 * `npm run bench -- build [--rounds 3]`: build times of the four bundles in every situation, interleaved with
 * the same sources as one bundle, in a copy; and of the server.
 */
export async function benchBuild(): Promise<void> {
  const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
  const describeMachine = startMachineReport();
  const copy = copySources();
  const times: Record<string, number[]> = {};
  const time = async (name: string, what: string) =>
    (times[`${name} ${what}`] ??= []).push(await timeBuild(copy.path, what));
  try {
    await timeBuild(copy.path, 'server');
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      for (const { name, prepare } of STEPS) {
        console.log(`round ${round}: ${name}`);
        prepare(copy.path, round);
        for (const rival of RIVALS) await time(name, rival);
      }
      await time('server', 'server');
    }
  } finally {
    copy.remove();
  }
  const machine = describeMachine();
  console.log(`\n${machine}\n\n${formatTimes(times)}`);
  saveResults('build', { machine, times });
}

/** In seconds, the start of the process included. */
async function timeBuild(folder: string, what: string): Promise<number> {
  const began = performance.now();
  const script = join(folder, 'lab/bench/build/run-build.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, what], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${what} does not build.`);
  return (performance.now() - began) / 1000;
}

function formatTimes(times: Readonly<Record<string, readonly number[]>>): string {
  const take = (name: string) => takeMedian(times[name] ?? []);
  const rows = STEPS.map(({ name }) => {
    const [product, mono] = RIVALS.map((rival) => take(`${name} ${rival}`));
    return [name, show(product, 1), show(mono, 1), showRatio(product, mono)];
  });
  const server = ['the server', show(take('server server'), 1), '', ''];
  return formatTable(['seconds, median', 'four bundles', 'one bundle', 'ratio'], [...rows, server]);
}
