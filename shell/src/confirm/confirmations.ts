import type { Confirm, ConfirmOptions } from '@metier/sdk/remote';
import { createStore } from 'zustand/vanilla';
import type { ReadableStore } from '../base/readable-store';

export interface Confirmations {
  readonly confirm: Confirm;
  /** The open confirmation, if any. */
  readonly store: ReadableStore<ConfirmOptions | undefined>;
  answer(goesAhead: boolean): void;
}

/** One confirmation at a time: a new one resolves the previous one to false. */
export function createConfirmations(): Confirmations {
  const store = createStore<ConfirmOptions | undefined>(() => undefined);
  let resolveOpen: ((goesAhead: boolean) => void) | undefined;

  function answer(goesAhead: boolean): void {
    store.setState(undefined, true);
    resolveOpen?.(goesAhead);
  }

  return {
    store,
    answer,
    confirm(question) {
      answer(false);
      return new Promise((resolve) => {
        resolveOpen = resolve;
        store.setState(question, true);
      });
    },
  };
}
