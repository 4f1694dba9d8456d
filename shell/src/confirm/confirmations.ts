import type { Confirm, ConfirmOptions } from '@metier/shared/remote';

export interface Confirmations {
  readonly confirm: Confirm;
  /** The open confirmation, if any. */
  get(): ConfirmOptions | undefined;
  subscribe(listener: () => void): () => void;
  answer(goesAhead: boolean): void;
}

/** One confirmation at a time: a new one resolves the previous one to false. */
export function createConfirmations(): Confirmations {
  const listeners = new Set<() => void>();
  let open: { question: ConfirmOptions; resolve: (goesAhead: boolean) => void } | undefined;

  function set(next: typeof open): void {
    open = next;
    for (const listener of listeners) listener();
  }

  function answer(goesAhead: boolean): void {
    const answered = open;
    set(undefined);
    answered?.resolve(goesAhead);
  }

  return {
    get: () => open?.question,
    answer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    confirm(question) {
      answer(false);
      return new Promise((resolve) => set({ question, resolve }));
    },
  };
}
