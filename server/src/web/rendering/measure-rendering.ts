import { Counter, Histogram, type Registry } from 'prom-client';
import type { RenderOutcome } from './renderer-options';

/** Also `kept`, served from the cache, and `missing`: the release has no build for the server. */
export type PageOutcome = RenderOutcome | 'kept' | 'missing';

/** Seconds, around the limit of 0.3. */
const BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5];

/**
 * Returns a function that records the end of each page, by outcome and by the remote of the page.
 */
export function measureRendering(registry: Registry) {
  const pages = new Counter({
    name: 'rendered_pages_total',
    help: 'Pages by what became of them; all but rendered and kept were left to the browser',
    labelNames: ['remote', 'outcome'] as const,
    registers: [registry],
  });
  const duration = new Histogram({
    name: 'page_rendering_seconds',
    help: 'How long pages took that were rendered for somebody',
    labelNames: ['remote'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return (outcome: PageOutcome, remote: string, seconds?: number): void => {
    pages.inc({ remote, outcome });
    if (seconds !== undefined) duration.observe({ remote }, seconds);
  };
}
