import { Gauge, type Registry } from 'prom-client';
import type { CacheSize } from '../../cache/cache';

/** Registers gauges for the sizes of this process's caches, by cache name. */
export function measureCaches(registry: Registry, caches: Readonly<Record<string, () => CacheSize>>): void {
  for (const unit of ['bytes', 'entries'] as const)
    new Gauge({
      name: `cache_${unit}`,
      help: `What is kept in memory to be served again, in ${unit}`,
      labelNames: ['cache'] as const,
      registers: [registry],
      collect() {
        for (const [cache, readSize] of Object.entries(caches)) this.set({ cache }, readSize()[unit]);
      },
    });
}
