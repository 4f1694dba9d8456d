import type { UnsavedPort } from '@metier/sdk/remote';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../readable-store';

export interface Unsaved {
  readonly port: UnsavedPort;
  /** One entry for each unsaved input. */
  readonly store: ReadableStore<readonly symbol[]>;
}

/** Collects unsaved input anywhere in the page. */
export function createUnsaved(): Unsaved {
  const store = createStore<readonly symbol[]>(() => []);
  function begin() {
    const entry = Symbol();
    store.setState((entries) => [...entries, entry], true);
    return () => store.setState((entries) => entries.filter((each) => each !== entry), true);
  }
  return { port: { begin }, store };
}
