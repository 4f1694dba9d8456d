import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findTypeErrors } from '../../packages/build/src/checks/find-type-errors.cjs';
import { ROOT } from '../lib/root';

/**
 * Runs a program of node_modules/.bin in the root; resolves to its output if it fails, and to an empty array
 * if it succeeds.
 */
export function runProgram(program: string, args: readonly string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const path = join(ROOT, 'node_modules/.bin', program);
    const child = spawn(path, args, { cwd: ROOT, shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) =>
      resolve(code === 0 ? [] : [output.trim() || `${program} failed with ${code}`]),
    );
  });
}

/**
 * What the compiler checks as one program, by the name of its configuration in tools/check/types, with the folders
 * that it depends on. The server is apart because it is without the types of a browser.
 */
const TYPE_PROGRAMS = {
  browser: /^(shared|shell|mf-[a-z-]+|packages\/testing)\//,
  server: /^(shared|server|packages\/cli)\//,
  tools: /^(?!shell\/|mf-|lab\/)/,
};

/** The programs that one of the files is part of; all programs without a list of files. */
export const listTypePrograms = (files?: readonly string[]): string[] =>
  Object.entries(TYPE_PROGRAMS)
    .filter(([, folders]) => {
      const isPart = (file: string) => folders.test(file) && /\.([cm]?js|tsx?|json)$/.test(file);
      return !files || files.some(isPart);
    })
    .map(([name]) => name);

/** Resolves like `runProgram`. */
export const checkTypes = (
  name: string,
  project = join(ROOT, 'tools/check/types', `${name}.tsconfig.json`),
): Promise<string[]> =>
  findTypeErrors(ROOT, { project, known: join(ROOT, '.cache/types', `${name}.tsbuildinfo`) });
