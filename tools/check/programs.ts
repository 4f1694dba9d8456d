import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/root';

/**
 * Runs a program of node_modules/.bin in the root; resolves to its output if it fails, and to an empty array
 * if it succeeds.
 */
export function runProgram(program: string, args: readonly string[]): Promise<string[]> {
  return run(join(ROOT, 'node_modules/.bin', program), args, process.platform === 'win32');
}

/**
 * Checks the types of a workspace with the native compiler, which needs a sixth of the time of the one that the
 * builds and eslint call as a library; both bring a `tsc`, hence the path. Resolves like `runProgram`.
 */
export function checkTypes(workspace: string): Promise<string[]> {
  const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
  // A second check reads what the first one found of unchanged files.
  const known = join(ROOT, '.cache/types', `${workspace.replaceAll('/', '-')}.tsbuildinfo`);
  const incremental = ['--incremental', '--tsBuildInfoFile', known];
  // One thread: the programs of the other list have the other processor.
  const args = [compiler, '--noEmit', '--singleThreaded', ...incremental, '--project', workspace];
  return run(process.execPath, args, false);
}

function run(program: string, args: readonly string[], shell: boolean): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, shell });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      resolve(code === 0 ? [] : [output.trim() || `${program} failed with ${code}`]),
    );
  });
}
