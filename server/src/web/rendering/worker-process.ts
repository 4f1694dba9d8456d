import { fork, type ChildProcess } from 'node:child_process';
import type { Bundle, FromWorker, ToWorker } from './messages';

/** Of V8's heap, in megabytes; a page takes a few. */
const HEAP_MB = 160;
/** A process that holds more than this has kept something of every page. */
const MOST_MEMORY = 400 * 1024 * 1024;
/** Every deploy leaves a pair of builds in the process. */
const MOST_BUNDLES = 12;

const permissions = (file: string): string[] => {
  const flag = ['--permission', '--experimental-permission'].find((known) =>
    process.allowedNodeEnvironmentFlags.has(known),
  );
  return flag ? [flag, `--allow-fs-read=${file}`, '--no-warnings'] : [];
};

export interface WorkerProcess {
  /** Whether another one has to take its place. */
  isSpent(): boolean;
  render(task: Extract<ToWorker, { kind: 'render' }>, bundle: Bundle): void;
  tell(message: ToWorker): void;
  end(): void;
}

/** Starts a process that renders: no environment, no files but its own script, no more memory than its share. */
export function startWorker(
  file: string,
  hear: (message: FromWorker) => void,
  onEnd: () => void,
): WorkerProcess {
  const child: ChildProcess = fork(file, [], {
    env: {},
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      '--disallow-code-generation-from-strings',
      ...permissions(file),
    ],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const known = new Set<string>();
  let memory = 0;
  let isOver = false;

  const tell = (message: ToWorker) => void (child.connected && child.send(message, () => undefined));
  const finish = () => {
    if (isOver) return;
    isOver = true;
    onEnd();
  };
  child.on('message', (message) => {
    const heard = message as FromWorker;
    if (heard.kind === 'done') memory = heard.memory;
    hear(heard);
  });
  child.on('error', finish);
  child.on('exit', finish);
  // A server that has nothing else to do may stop.
  child.unref();
  child.channel?.unref();

  return {
    isSpent: () => isOver || memory > MOST_MEMORY || known.size > MOST_BUNDLES,
    tell,
    render(task, bundle) {
      if (!known.has(bundle.key)) tell({ kind: 'bundle', bundle });
      known.add(bundle.key);
      tell(task);
    },
    end() {
      isOver = true;
      child.kill('SIGKILL');
    },
  };
}
