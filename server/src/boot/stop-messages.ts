import cluster, { type Worker } from 'node:cluster';

const REQUEST = 'metier:stop?';
const DRAIN = 'metier:drain';
const CLOSE = 'metier:close';

interface StopMessage {
  readonly type?: string;
  readonly delayMs?: number;
}

/** The two steps of a stop: first every response ends its connection, then, after a delay, the process closes. */
export interface StopSteps {
  readonly drain: (delayMs: number) => void;
  readonly close: () => Promise<void>;
}

/** In the primary process: the worker's responses end their connections from now on. */
export const requestDrain = (worker: Worker, delayMs: number): void => send(worker, { type: DRAIN, delayMs });

/** In the primary process: the worker finishes the requests in flight and exits. */
export const requestClose = (worker: Worker): void => send(worker, { type: CLOSE });

function send(worker: Worker, message: StopMessage): void {
  if (worker.isConnected()) worker.send(message);
}

/** Whether a worker got a signal and asks its primary process for no further connection. */
export const isStopRequest = (message: object): boolean => 'type' in message && message.type === REQUEST;

/** In a worker: takes the steps when the primary process says so, which stops accepting connections in between. */
export function stopOnMessages({ drain, close }: StopSteps): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (cluster.worker?.isConnected()) process.send?.({ type: REQUEST });
    });
  let isClosing = false;
  process.on('message', ({ type, delayMs = 0 }: StopMessage) => {
    if (type === DRAIN) drain(delayMs);
    if (type !== CLOSE || isClosing) return;
    isClosing = true;
    void close();
  });
}
