import type { createBrowserRouter, HydrationState } from '@metier/shared/router';
import type { LoadedRemote } from '../registry/registry-client';
import type { SessionEnd } from '../session/session';

export interface ShellRouter {
  /** Tells it from the routers before. */
  readonly number: number;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** The remotes whose routes are in it, by name. */
  readonly mounted: ReadonlyMap<string, LoadedRemote>;
}

/** A page that the server has rendered: whose it is, and what its loader has brought. */
export interface RenderedStart {
  readonly remote: LoadedRemote;
  readonly state: HydrationState;
}

/** Holds the one router, and puts another in its place when what it has patched and fetched is to be forgotten. */
export interface RouterSlot {
  get(): ShellRouter;
  /** Begins with a page that the server has rendered, in place of fetching it. */
  begin(start: RenderedStart): ShellRouter;
  subscribe(listener: () => void): () => void;
  /** Begins anew, at the address given or wanted. Never resolves, so that what the old router was doing stops. */
  renew(end: SessionEnd | undefined, address?: string): Promise<never>;
  /** Tries once more to show the present address, beginning with what is live of a remote that failed. */
  retry(remote: string): Promise<void>;
}
