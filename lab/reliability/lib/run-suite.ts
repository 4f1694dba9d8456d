import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../../tools/lib/root';

/** Length of the output kept for error messages. */
const LAST_CHARACTERS = 8_000;

/**
 * Runs a program of node_modules/.bin that writes a JSON report to the path passed through `args` or `env`;
 * resolves to the report. Rejects with the end of its output if it fails.
 */
export async function runSuite<Report>(
  program: string,
  tell: (report: string) => { readonly args: readonly string[]; readonly env?: NodeJS.ProcessEnv },
): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'metier-suite-'));
  try {
    const report = join(folder, 'report.json');
    const { args, env } = tell(report);
    const child = spawn(join(ROOT, 'node_modules/.bin', program), args, {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-LAST_CHARACTERS)));
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output}`);
    return JSON.parse(await readFile(report, 'utf8')) as Report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
