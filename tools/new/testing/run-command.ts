import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** How a command ended, and what it wrote. */
export interface Result {
  readonly code: number | null;
  readonly output: string;
}

interface RunOptions {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Stops the command with Ctrl-C once its output has this text. */
  readonly until?: string | undefined;
}

/** Runs a command line as a person types it, with npm's cache. */
export async function runCommand(command: string, { cwd, env, until }: RunOptions): Promise<Result> {
  const child = spawn('bash', ['-c', command], {
    cwd,
    // A process group, which Ctrl-C ends as a whole.
    detached: true,
    env: {
      ...process.env,
      INIT_CWD: undefined,
      npm_config_prefer_offline: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      ...env,
    },
  });
  let output = '';
  let isStopped = false;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isStopped || !until || !child.pid || !output.includes(until)) return;
      isStopped = true;
      process.kill(-child.pid, 'SIGINT');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: isStopped ? 0 : code, output };
}
