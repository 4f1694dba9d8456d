import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from './build';
import { ROOT } from './root';

/** Builds the server and runs one of its programs with these arguments; this process exits with its code. */
export async function runServerProgram(name: 'backup' | 'operator', args: readonly string[]): Promise<void> {
  await buildServer();
  const child = spawn(process.execPath, [join(ROOT, `server/dist/${name}.js`), ...args], {
    stdio: 'inherit',
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
