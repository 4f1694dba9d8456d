import type { LiveBus } from './live-bus';
import { createLocalBus } from './local-bus';
import { openPostgresBus } from './postgres-bus';

/**
 * Bus of all servers that share a PostgreSQL database. The embedded database has a single server, so its bus
 * is local.
 */
export function openLiveBus(databaseUrl: string | undefined): Promise<LiveBus> {
  return databaseUrl ? openPostgresBus(databaseUrl) : Promise.resolve(createLocalBus());
}
