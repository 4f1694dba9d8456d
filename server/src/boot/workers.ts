import cluster, { type Worker } from 'node:cluster';
import { setTimeout as wait } from 'node:timers/promises';
import { AggregatorRegistry } from 'prom-client';
import { announce, type Announcement } from './announce';
import type { Config } from '../config/config';
import { createSharedPort, isReadyMessage } from '../http/connections/shared-port';
import { describeStartFailure } from './describe-start-failure';
import { METRICS_REQUEST, type MetricsResponse, type MetricsRequest } from '../http/metrics/cluster-metrics';
import { isStopRequest, requestClose, requestDrain } from './stop-messages';

/** Delay before a dead worker is replaced: one that dies at once again must not take all of the processor. */
const RESTART_DELAY_MS = 1_000;
/** A signal to the whole process group reaches a worker before or after the primary process. */
const SIGNAL_SPREAD_MS = 200;

type Message = Announcement | MetricsRequest | { readonly step: string };

/**
 * Runs the server in several processes on one port. The first worker starts alone, migrates and publishes; the others
 * follow. One that dies later is replaced; a signal stops all of them.
 */
export function superviseWorkers({
  concurrency,
  host,
  port: number,
  shutdownDelayMs,
}: Pick<Config, 'concurrency' | 'host' | 'port' | 'shutdownDelayMs'>): void {
  const metrics = new AggregatorRegistry();
  const port = createSharedPort(host, number);
  const ready = new Set<number>();
  let isStopping = false;
  let isAnnounced = false;

  const listWorkers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    const delayMs = signal === 'SIGTERM' ? shutdownDelayMs : 0;
    for (const worker of listWorkers()) requestDrain(worker, delayMs);
    await wait(delayMs);
    await port.close();
    for (const worker of listWorkers()) {
      requestClose(worker);
      // One that is starting may not listen to messages yet, while it waits for the database.
      if (!ready.has(worker.id)) worker.process.kill('SIGTERM');
    }
  }

  /** Ends a worker that got a signal alone. */
  async function stopOne(worker: Worker): Promise<void> {
    await wait(SIGNAL_SPREAD_MS);
    if (isStopping) return;
    port.leave(worker);
    requestDrain(worker, 0);
    requestClose(worker);
  }

  async function join(worker: Worker): Promise<void> {
    // It was still starting when the stop began, and has missed its messages.
    if (isStopping) return requestClose(worker);
    try {
      const { isFirst } = await port.join(worker);
      ready.add(worker.id);
      if (isFirst) for (let started = 1; started < concurrency; started += 1) cluster.fork();
    } catch (error) {
      process.stderr.write(`${describeStartFailure(error)}\n`);
      process.exit(1);
    }
  }

  function handle(worker: Worker, message: Message): void {
    if (isReadyMessage(message)) void join(worker);
    else if (isStopRequest(message)) void stopOne(worker);
    else if ('address' in message) {
      if (!isAnnounced) announce(message);
      isAnnounced = true;
    } else if ('step' in message) process.send?.(message);
    else if (message.type === METRICS_REQUEST) void answer(worker, message);
  }

  async function answer(worker: Worker, { id }: MetricsRequest): Promise<void> {
    const text = await metrics.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ type: METRICS_REQUEST, id, text } satisfies MetricsResponse);
  }

  cluster.on('message', handle);
  cluster.on('disconnect', (worker) => port.leave(worker));
  cluster.on('exit', (worker, code) => {
    port.leave(worker);
    const isAlone = listWorkers().length === 0;
    if (isStopping) {
      if (isAlone) process.exit(process.exitCode ?? 0);
    } else if (ready.has(worker.id)) setTimeout(() => !isStopping && cluster.fork(), RESTART_DELAY_MS);
    else if (ready.size === 0) process.exit(code || 1);
    else setTimeout(() => !isStopping && cluster.fork(), RESTART_DELAY_MS);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, (name) => void stop(name));
  cluster.fork();
}
