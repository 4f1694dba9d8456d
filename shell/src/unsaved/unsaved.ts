import type { UnsavedPort } from '@metier/sdk/remote';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';

export interface Unsaved {
  readonly port: UnsavedPort;
  /** One entry for each unsaved input. */
  readonly store: ReadableStore<readonly symbol[]>;
  /** Calls back once, when the last unsaved input has been saved or discarded. */
  whenNone(callback: () => void): void;
}

/** Collects unsaved input anywhere in the page. */
export function createUnsaved(): Unsaved {
  const store = createStore<readonly symbol[]>(() => []);
  function begin() {
    const entry = Symbol();
    store.setState((entries) => [...entries, entry], true);
    return () => store.setState((entries) => entries.filter((each) => each !== entry), true);
  }
  function whenNone(callback: () => void): void {
    const end = store.subscribe((entries) => {
      if (entries.length > 0) return;
      end();
      callback();
    });
  }
  return { port: { begin }, store, whenNone };
}
