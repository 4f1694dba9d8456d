import type { StoreApi } from 'zustand/vanilla';

/** A store as its readers see it: only the service that owns it changes the state. */
export type ReadableStore<State> = Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
