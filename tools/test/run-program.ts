import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/root';

export interface Program {
  readonly title: string;
  /** Name in node_modules/.bin. */
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

const start = ({ name, args, env }: Program, stdio: 'inherit' | 'pipe') =>
  spawn(join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });

async function hasSucceeded(child: ChildProcess): Promise<boolean> {
  const [code] = (await once(child, 'close')) as [number | null];
  return code === 0;
}

/** Lets the others of a run have the processors first: the limits of a page in a browser are those of people. */
export function runLast(program: Program): Promise<boolean> {
  printTitle(program.title);
  const child = start(program, 'inherit');
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return hasSucceeded(child);
}

const printTitle = (title: string) => console.log(`\n── ${title}`);

/** Runs a program with inherited output; resolves to true if it succeeded. */
export function runProgram(program: Program): Promise<boolean> {
  printTitle(program.title);
  return hasSucceeded(start(program, 'inherit'));
}

/** Starts a program beside others; its output is held back until `finish`, so that outputs do not mix. */
export function runBeside(program: Program): { finish(): Promise<boolean> } {
  const child = start(program, 'pipe');
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const result = hasSucceeded(child);
  return {
    async finish() {
      const succeeded = await result;
      printTitle(program.title);
      process.stdout.write(Buffer.concat(output));
      return succeeded;
    },
  };
}
