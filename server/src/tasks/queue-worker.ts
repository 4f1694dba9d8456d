import type { FastifyBaseLogger } from 'fastify';

export interface QueueWorker {
  /** Starts working: at once, and then periodically. */
  start(): void;
  /** Works until nothing is due; resolves then. Does nothing before the start and after the stop. */
  runDue(): Promise<void>;
  /** Takes nothing more, and waits up to 3 s for what is running. */
  stop(): Promise<void>;
}

export interface QueueWorkerOptions {
  /** Claims and handles one entry; false when none is due. */
  readonly workOne: () => Promise<boolean>;
  /** Runs after each periodic look at the queue; a failure of it is ignored. */
  readonly cleanUp: () => Promise<void>;
  readonly pollMs: number;
  /** Message of the log when the queue cannot be read. */
  readonly failure: string;
  readonly logger?: Pick<FastifyBaseLogger, 'error'> | undefined;
}

/** A stopping server waits this long for the entry in progress; after that the attempt counts as failed. */
const PARTING_MS = 3_000;

/** Works through a queue in the database, one entry at a time: after each request, and by polling. */
export function createQueueWorker(options: QueueWorkerOptions): QueueWorker {
  const { workOne, cleanUp, pollMs, failure, logger } = options;
  let isStarted = false;
  let isAskedAgain = false;
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    try {
      while (isAskedAgain && isStarted) {
        isAskedAgain = false;
        while (isStarted && (await workOne()));
      }
    } catch (error) {
      logger?.error({ err: error }, failure);
    } finally {
      working = undefined;
    }
  }

  function runDue(): Promise<void> {
    if (!isStarted) return Promise.resolve();
    isAskedAgain = true;
    working ??= work();
    return working;
  }

  async function poll(): Promise<void> {
    await runDue();
    await cleanUp().catch(() => {});
    if (isStarted) timer = setTimeout(() => void poll(), pollMs).unref();
  }

  return {
    start() {
      isStarted = true;
      void poll();
    },
    runDue,
    async stop() {
      isStarted = false;
      clearTimeout(timer);
      const deadline = new Promise((resolve) => setTimeout(resolve, PARTING_MS).unref());
      await Promise.race([working, deadline]);
    },
  };
}
