import type { Channel, Health } from '@metier/sdk/contract';
import { Counter, type Registry } from 'prom-client';
import type { PublishedRelease } from '../registry/live-state';

/** Counters of the reports that this server received, for `/metrics`. */
export interface ReleaseMeters {
  add(channel: Channel, release: PublishedRelease, health: Health): void;
}

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
  return {
    add(channel, { remote, version }, health) {
      const labels = { remote, version, channel };
      views.inc(labels, health.views);
      failures.inc(labels, health.failures);
    },
  };
}
