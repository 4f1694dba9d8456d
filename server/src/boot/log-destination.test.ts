import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { buildSync } from 'esbuild';
import { cacheFolder, serverFolder } from '../testing/test-paths';

const script = join(cacheFolder, 'log-destination.mjs');

beforeAll(() => {
  buildSync({
    entryPoints: [join(serverFolder, 'src/boot/log-destination.ts')],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
});

/** A program with a destination on its standard output, and what it does with it. */
const makeProgram = (work: string) => `
  import { openLogDestination } from ${JSON.stringify(script)};
  const log = openLogDestination({
    descriptor: process.stdout.fd,
    onDropped: (lines) => log.write('dropped ' + lines + '\\n'),
  });
  process.on('exit', () => log.flushSync());
  ${work}`;

const listArguments = (work: string) => ['--input-type=module', '--eval', makeProgram(work)];

const start = (work: string): ChildProcess =>
  spawn(process.execPath, listArguments(work), { stdio: ['pipe', 'pipe', 'inherit', 'ipc'] });

it('everything is written in order before the process ends, however it ends', () => {
  const lines = 'for (let line = 1; line <= 20_000; line += 1) log.write(line + "\\n");';
  const expected = Array.from({ length: 20_000 }, (_, at) => `${at + 1}\n`).join('');
  for (const end of ['', 'process.exit(0)', 'throw new Error("crash")']) {
    const { stdout } = spawnSync(process.execPath, listArguments(`${lines} ${end}`), {
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    expect(stdout === expected).toBe(true);
  }
});

it('what is not read waits up to a limit, and what was dropped beyond it is counted', async () => {
  // Eight megabytes; the pipe and its reader hold far less than the other four.
  const program = start(`
    const line = 'x'.repeat(999) + '\\n';
    for (let count = 0; count < 8_000; count += 1) log.write(line);
    process.send('written');
    process.once('message', async () => {
      await log.flush(20_000);
      process.disconnect();
    });
    await log.flush(100);
    process.send('waited');`);
  await once(program, 'message');
  await once(program, 'message');
  program.send('end');
  const output = program.stdout ? await text(program.stdout) : '';
  const [, dropped = ''] = /dropped (\d+)\n$/.exec(output) ?? [];
  const kept = output.split('\n').filter((line) => line.startsWith('x')).length;
  expect(kept).toBeGreaterThan(4_000);
  expect(kept + Number(dropped)).toBe(8_000);
});

it('a program whose log nobody reads ends all the same', async () => {
  const program = start(`for (let count = 0; count < 2_000; count += 1) log.write('x'.repeat(1_000) + '\\n');
    setTimeout(() => process.exit(0), 100);`);
  expect(await once(program, 'exit')).toEqual([0, null]);
});

it('a reader that has gone ends the log, not the program', async () => {
  const program = start(`process.once('message', () => {
    log.write('first\\n');
    log.write('second\\n');
    setTimeout(() => process.exit(0), 100);
  });`);
  program.stdout?.destroy();
  program.send('go');
  expect(await once(program, 'exit')).toEqual([0, null]);
});
