import type { AnyRelease, Channel, Smoke } from '@metier/sdk/contract';
import type { Config } from '../../config/config';
import type { Database } from '../../db/database';
import type { PublishedRelease } from '../registry/live-state';
import type { ReleaseSnapshot } from '../registry/snapshot';

/** The dependencies of a smoke run: those of the server without the runner itself. */
export interface SmokeDependencies {
  readonly db: Database;
  readonly releases: Pick<ReleaseSnapshot, 'listLive' | 'findLive'>;
  readonly clock: () => Date;
  readonly config: Config & { readonly sessionSecret: string };
}

export interface SmokeRequest {
  readonly release: PublishedRelease;
  readonly channel: Channel;
  /** Releases that go live in the same move. */
  readonly together: readonly AnyRelease[];
}

/** Opens the pages of releases in a browser next to the server. */
export interface SmokeRunner {
  /** Sets the address at which the server listens. */
  start(address: string): void;
  openPages(dependencies: SmokeDependencies, request: SmokeRequest): Promise<Smoke>;
  close(): void;
}

declare module '../../dependencies' {
  interface Dependencies {
    /** Opens the pages of releases in a browser (smoke test); undefined to skip that. */
    readonly smoke?: SmokeRunner;
  }
}
