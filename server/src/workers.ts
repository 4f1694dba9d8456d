import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import { announce, type Announcement } from './announce';
import { METRICS_QUESTION, type MetricsAnswer, type MetricsQuestion } from './http/all-metrics';

/** A process that has died is replaced after a breath: one that dies at once again must not eat the machine. */
const BREATH_MS = 1_000;

type Message = Announcement | MetricsQuestion | { readonly step: string };

/**
 * Runs the server in so many processes on one port. The first one starts alone, migrates and publishes; the others
 * follow. One that dies later is replaced; a signal stops all of them.
 */
export function superviseWorkers(count: number): void {
  const metrics = new AggregatorRegistry();
  const ready = new Set<number>();
  let isStopping = false;

  function stop(signal: NodeJS.Signals): void {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill(signal);
  }

  function hear(worker: Worker, message: Message): void {
    if ('address' in message) {
      ready.add(worker.id);
      if (ready.size === 1) {
        for (let started = 1; started < count; started += 1) cluster.fork();
        announce(message);
      }
    } else if ('step' in message) process.send?.(message);
    else if (message.type === METRICS_QUESTION) void answer(worker, message);
  }

  async function answer(worker: Worker, { id }: MetricsQuestion): Promise<void> {
    const text = await metrics.clusterMetrics().catch(() => undefined);
    if (worker.isConnected()) worker.send({ type: METRICS_QUESTION, id, text } satisfies MetricsAnswer);
  }

  cluster.on('message', hear);
  cluster.on('exit', (worker, code) => {
    const isAlone = Object.keys(cluster.workers ?? {}).length === 0;
    if (isStopping) {
      if (isAlone) process.exit(process.exitCode ?? 0);
    } else if (ready.has(worker.id)) setTimeout(() => !isStopping && cluster.fork(), BREATH_MS);
    else if (ready.size === 0) process.exit(code || 1);
    else setTimeout(() => !isStopping && cluster.fork(), BREATH_MS);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  cluster.fork();
}
