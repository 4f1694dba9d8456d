import type { Config } from './config';
import type { Database } from './db/database';
import type { Replica } from './db/replica';
import type { FileStore } from './files/file-store';
import type { LiveBus } from './live/live-bus';
import type { Postbox } from './mail/postbox';
import type { SmokeRunner } from './modules/releases/smoke.service';
import type { ReleaseSnapshot } from './modules/releases/snapshot';

/** What the server is put together from; routes hand it to their services. */
export interface Parts {
  readonly db: Database;
  /** Where to read what may be a moment old; undefined when there is no replica. */
  readonly replica?: Replica | undefined;
  readonly files: FileStore;
  readonly mail: Postbox;
  readonly live: LiveBus;
  readonly releases: ReleaseSnapshot;
  /** Opens the pages of releases in a browser; left out, nobody does. */
  readonly smoke?: SmokeRunner;
  /** The present moment; tests set it. */
  readonly clock: () => Date;
  readonly config: Config & { readonly sessionSecret: string };
}
