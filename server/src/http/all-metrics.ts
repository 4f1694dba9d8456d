import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

export const METRICS_QUESTION = 'metier:metrics';

export interface MetricsQuestion {
  readonly type: typeof METRICS_QUESTION;
  readonly id: string;
}

export interface MetricsAnswer extends MetricsQuestion {
  readonly text: string | undefined;
}

/** Lets the primary process collect the metrics of this worker. */
export function joinMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  AggregatorRegistry.setRegistries(registry);
  // The constructor registers the listener that responds to the primary process.
  new AggregatorRegistry();
}

/** Metrics of this server, aggregated over all its processes. */
export async function readAllMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics();
  const id = randomUUID();
  const text = await new Promise<string | undefined>((resolve) => {
    const hear = (message: Partial<MetricsAnswer>) => {
      if (message.id !== id) return;
      process.off('message', hear);
      resolve(message.text);
    };
    process.on('message', hear);
    process.send?.({ type: METRICS_QUESTION, id } satisfies MetricsQuestion);
  });
  return text ?? registry.metrics();
}
