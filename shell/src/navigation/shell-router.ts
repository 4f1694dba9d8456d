import type { createBrowserRouter, HydrationState } from '@metier/sdk/router';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';
import type { LoadedRemote } from '../registry/remote-loader';
import type { SessionEnd } from '../session/session';

export interface ShellRouter {
  /** Distinguishes it from earlier routers; used as React key. */
  readonly number: number;
  readonly router: ReturnType<typeof createBrowserRouter>;
  /** The remotes whose routes are in it, by name. */
  readonly mounted: ReadonlyMap<string, LoadedRemote>;
}

/** The current router; undefined before the first. */
export type RouterStore = StoreApi<ShellRouter | undefined>;

/** Exists before the services that look at the current router; the router slot fills it. */
export const createRouterStore = (): RouterStore => createStore<ShellRouter | undefined>(() => undefined);

/** A server-rendered page: its remote and its loader data. */
export interface RenderedStart {
  readonly remote: LoadedRemote;
  readonly state: HydrationState;
}

/** Holds the current router, and replaces it when its patched routes and loaded data must be discarded. */
export interface RouterSlot {
  /** The current router; the first call starts one. */
  get(): ShellRouter;
  /** Holds the current router; undefined before the first. */
  readonly store: ReadableStore<ShellRouter | undefined>;
  /** Starts a router; with a server-rendered page, instead of loading it. */
  begin(start?: RenderedStart): ShellRouter;
  /**
   * Starts a new router at the given, pending or current address. Never resolves, so that pending work of the
   * old router stops.
   */
  renew(end: SessionEnd | undefined, address?: string): Promise<never>;
  /** The current address, or the pending one. */
  readAddress(): string;
  /** Retries the current address, starting with the live release of a failed remote. */
  retry(remote: string): Promise<void>;
}
