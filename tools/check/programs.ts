import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/root';

/**
 * Runs a program of node_modules/.bin in the root; resolves to its output if it fails, and to an empty array
 * if it succeeds.
 */
export function runProgram(program: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      resolve(code === 0 ? [] : [output.trim() || `${program} failed with ${code}`]),
    );
  });
}
