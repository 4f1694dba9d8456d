import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { AggregatorRegistry, type Registry } from 'prom-client';

export const METRICS_REQUEST = 'metier:metrics';

export interface MetricsRequest {
  readonly type: typeof METRICS_REQUEST;
  readonly id: string;
}

export interface MetricsResponse extends MetricsRequest {
  readonly text: string | undefined;
}

/** Lets the primary process collect the metrics of this worker. */
export function exposeWorkerMetrics(registry: Registry): void {
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
    const hear = (message: Partial<MetricsResponse>) => {
      if (message.id !== id) return;
      process.off('message', hear);
      resolve(message.text);
    };
    process.on('message', hear);
    process.send?.({ type: METRICS_REQUEST, id } satisfies MetricsRequest);
  });
  return text ?? registry.metrics();
}
