import type { Config } from './config/config';
import type { Database } from './db/database';
import type { PersonalData } from './db/personal-data/declaration';
import type { Replica } from './db/replica';
import type { FileStore } from './files/file-store';
import type { LiveBus } from './live/live-bus';
import type { Outbox } from './mail/outbox';
import type { Scheduler } from './tasks/scheduler';

/**
 * Dependencies of the server; routes pass them to their services. Modules and platform, which are above this file,
 * add their own where they define them, with `declare module`.
 */
export interface Dependencies {
  readonly db: Database;
  /** Database for reads that may be slightly stale; undefined without a replica. */
  readonly replica?: Replica | undefined;
  readonly files: FileStore;
  readonly mail: Outbox;
  readonly tasks: Scheduler;
  readonly live: LiveBus;
  readonly personalData: PersonalData;
  /** Returns the current time; replaced in tests. */
  readonly clock: () => Date;
  readonly config: Config & { readonly sessionSecret: string };
}
