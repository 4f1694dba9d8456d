import type { Channel, Health, Vital } from '@metier/sdk/contract';
import { Counter, Histogram, type Registry } from 'prom-client';
import type { PublishedRelease } from '../registry/live-state';

/** Counters of the reports that this server received, for `/metrics`. */
export interface ReleaseMeters {
  add(channel: Channel, release: PublishedRelease, health: Health): void;
  measure(channel: Channel, release: PublishedRelease, vital: Pick<Vital, 'name' | 'value'>): void;
}

/** Around the limits of good and poor of each; seconds, and the score of layout shifts. */
const VITALS = {
  LCP: { name: 'page_largest_paint_seconds', help: 'Largest paint', buckets: [0.5, 1, 1.5, 2, 2.5, 4, 8] },
  INP: {
    name: 'page_interaction_seconds',
    help: 'Slowest answer to an interaction',
    buckets: [0.05, 0.1, 0.2, 0.3, 0.5, 1],
  },
  CLS: { name: 'page_layout_shift', help: 'Layout shift', buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5] },
} as const;

export function createReleaseMeters(registry: Registry): ReleaseMeters {
  const labelNames = ['remote', 'version', 'channel'] as const;
  const registers = [registry];
  const views = new Counter({
    name: 'release_page_views_total',
    help: 'Page views that pages have told of, by release',
    labelNames,
    registers,
  });
  const failures = new Counter({
    name: 'release_failures_total',
    help: 'Page views that have failed, by release',
    labelNames,
    registers,
  });
  const vitals = Object.fromEntries(
    Object.entries(VITALS).map(([metric, { name, help, buckets }]) => [
      metric,
      new Histogram({
        name,
        help: `${help} of pages for their visitors, by the release that was shown`,
        labelNames,
        buckets: [...buckets],
        registers,
      }),
    ]),
  );
  return {
    measure(channel, { remote, version }, { name, value }) {
      vitals[name]?.observe({ remote, version, channel }, name === 'CLS' ? value : value / 1000);
    },
    add(channel, { remote, version }, health) {
      const labels = { remote, version, channel };
      views.inc(labels, health.views);
      failures.inc(labels, health.failures);
    },
  };
}
