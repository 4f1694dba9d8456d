import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from './build';
import { ROOT } from './root';

/**
 * Runs the server's backup program with the arguments of the command line; this process exits with its code.
 */
export async function runBackup(verb: 'make' | 'restore'): Promise<void> {
  await buildServer();
  const args = [join(ROOT, 'server/dist/backup.js'), verb, ...process.argv.slice(2)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
