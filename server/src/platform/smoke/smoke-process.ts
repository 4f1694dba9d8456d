import { spawn } from 'node:child_process';
import type { Smoke } from '@metier/sdk/contract';
import type { SmokePlan } from './smoke-plan';

/** Time allowed beyond the run's limit to end its browser. */
const GRACE_MS = 5_000;
const STOP_MS = 2_000;
const MAX_OUTPUT = 16 * 1024;
const HEAP_MB = 256;

/** A run in progress in a separate process. */
export interface SmokeProcess {
  /**
   * Rejects if the run ends without a result: the browser does not start, or the run does not end in time.
   */
  readonly result: Promise<Smoke>;
  stop(): void;
}

interface RunnerOutput {
  readonly smoke?: Smoke;
  readonly problem?: string;
}

const readOutcome = (output: string): RunnerOutput => {
  try {
    return JSON.parse(output) as RunnerOutput;
  } catch {
    return {};
  }
};

/**
 * Runs a plan in a process without the server's environment, so that page output uses no memory of the
 * server.
 */
export function startSmokeProcess(runnerFile: string, plan: SmokePlan): SmokeProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, runnerFile], {
    env: { PATH: process.env.PATH },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let output = '';
  let isOver = false;
  const stop = () => {
    if (isOver) return;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
  };
  const timer = setTimeout(stop, plan.limits.runMs + GRACE_MS);
  child.stdin.on('error', () => undefined);
  child.stdin.write(`${JSON.stringify(plan)}\n`);
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output.length > MAX_OUTPUT) stop();
  });
  const result = new Promise<Smoke>((resolve, reject) => {
    const end = (problem: string) => {
      isOver = true;
      clearTimeout(timer);
      const outcome = readOutcome(output);
      if (outcome.smoke) resolve(outcome.smoke);
      else reject(new Error(outcome.problem ?? problem));
    };
    child.on('error', (error) => end(error.message));
    child.on('close', () => end('It did not end in time.'));
  });
  return { result, stop };
}
